import { LinkButton } from './link-button.tsx';

export interface SentToProps {
  email: string;
  /** Back to the form, where the address can be mended. */
  onChange: () => void;
}

/** Whom a mail went to, with the way back for a slip of the pen. */
export const SentTo = ({ email, onChange }: SentToProps) => (
  <p className="mt-2 flex flex-wrap items-baseline gap-x-3 text-16">
    <span className="font-medium wrap-anywhere">{email}</span>
    <span>
      <LinkButton onClick={onChange}>Change address</LinkButton>
    </span>
  </p>
);
