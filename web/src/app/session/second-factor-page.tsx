import { LinkButton } from '../../shared/auth-forms/link-button.tsx';
import { SecondFactorForm } from '../../shared/auth-forms/second-factor-form.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';

export interface SecondFactorPageProps {
  email: string;
  onDone: () => void;
  onLeave: () => void;
}

/** Stands in for the whole app until the second factor has been shown; nothing of the account is read before. */
export const SecondFactorPage = ({ email, onDone, onLeave }: SecondFactorPageProps) => (
  <main className="mx-auto flex min-h-dvh w-full max-w-[26rem] flex-col justify-center gap-6 px-4 py-12">
    <a href="/" aria-label="Whetstone, home" className="self-start rounded-control py-2">
      <Wordmark />
    </a>
    <div className="flex flex-col gap-4 rounded-desk border border-hairline bg-raised p-6">
      <h1 className="display text-28">Two-factor sign-in</h1>
      <SecondFactorForm onDone={onDone} />
    </div>
    <div className="flex items-center gap-4 px-6 text-13 text-mute">
      <p className="min-w-0 flex-1 truncate" title={email}>
        Signing in as {email}
      </p>
      <LinkButton onClick={onLeave}>Sign Out</LinkButton>
    </div>
  </main>
);
