import { TextField } from '../../ui/text-field.tsx';

/** Six digits of an authenticator app or of a mail; spaces that come along when pasting do no harm. */
export const CodeField = ({ label = 'Six-digit code' }: { label?: string }) => (
  <div className="code-field">
    <TextField
      label={label}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="\s*(\d[\s\-]*){6}"
      title="Six digits"
      maxLength={20}
      required
    />
  </div>
);
