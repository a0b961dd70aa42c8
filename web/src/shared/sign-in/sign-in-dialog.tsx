import type { Session } from '@supabase/auth-js';
import { useState } from 'react';
import { needsSecondFactor } from '../../lib/needs-second-factor.ts';
import { readNextPage } from '../../lib/next-page.ts';
import { putOffNewPassword } from '../../lib/recovery.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { useBackCloses } from '../../ui/use-back-closes.ts';
import { focusFirstField } from '../auth-forms/focus-first-field.ts';
import { LinkButton } from '../auth-forms/link-button.tsx';
import { SecondFactorForm } from '../auth-forms/second-factor-form.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import { GoalThatWaits } from './goal-that-waits.tsx';
import { isWithdrawal } from './is-withdrawal.ts';
import { MagicLink } from './magic-link.tsx';
import { MarkedLine, MarkedSheet } from './marked-sheet.tsx';
import { NewPassword } from './new-password.tsx';
import { PageThatWaits } from './page-that-waits.tsx';
import { PasswordSignIn } from './password-sign-in.tsx';
import { SignUp } from './sign-up.tsx';

const titles = {
  'sign-in': 'Sign in',
  'sign-up': 'Create your account',
  'magic-link': 'Sign in by email',
  'forgot-password': 'Forgot password',
  'new-password': 'Choose a new password',
  'second-factor': 'Two-factor sign-in',
} as const;

export type SignInMode = keyof typeof titles;

export interface SignInDialogProps {
  mode: SignInMode;
  /** Why the visitor was sent here, such as a link that is no longer valid. */
  error?: string | undefined;
  /** That link can be sent once more. */
  asksForLink?: boolean;
  /** What to know before signing in. */
  notice?: string | undefined;
  /** The account that was signed in, where it is known. */
  email?: string;
  onSignedIn: () => void;
  onClosed?: () => void;
}

export function SignInDialog({
  mode: firstMode,
  error,
  asksForLink = false,
  notice,
  onSignedIn,
  onClosed,
  ...known
}: SignInDialogProps) {
  const [open, setOpen] = useState(true);
  const [mode, setMode] = useState<SignInMode>(firstMode);
  const [email, setEmail] = useState(known.email ?? '');
  const [isMailed, setIsMailed] = useState(false);
  const field = { email, onEmail: setEmail, onMailed: setIsMailed };
  const turnTo = (to: SignInMode) => {
    setIsMailed(false);
    setMode(to);
  };
  const close = () => {
    if (mode === 'new-password') putOffNewPassword();
    setOpen(false);
    onClosed?.();
  };
  const goOn = (session: Session | null) => {
    if (session && needsSecondFactor(session)) turnTo('second-factor');
    else finish();
  };
  const finish = () => {
    setOpen(false);
    onSignedIn();
  };
  useBackCloses(open, close);
  const isFirst = mode === 'sign-in' || mode === 'sign-up';
  // Whoever only goes on working knows the product.
  const isIntroduced = !known.email;
  return (
    <Dialog
      open={open}
      onClose={close}
      title={isMailed ? 'Check your email' : titles[mode]}
      size={isIntroduced ? 'beside' : 'medium'}
    >
      {isIntroduced && (
        <>
          <MarkedLine mode={mode} />
          <MarkedSheet mode={mode} />
        </>
      )}
      {error && mode === firstMode && (
        <MessageBox look="bad">
          <p>{error}</p>
          {asksForLink && <LinkButton onClick={() => turnTo('magic-link')}>Send me a new link</LinkButton>}
        </MessageBox>
      )}
      {notice && mode === firstMode && <MessageBox look="done">{notice}</MessageBox>}
      {isFirst && (
        <>
          <PageThatWaits />
          <GoalThatWaits />
        </>
      )}
      <div key={mode} ref={focusFirstField} className="flex flex-col gap-6">
        {mode === 'sign-in' && (
          <PasswordSignIn
            email={email}
            onEmail={setEmail}
            onSignedIn={finish}
            onSecondFactor={() => turnTo('second-factor')}
          />
        )}
        {mode === 'sign-up' && <SignUp onSignedIn={finish} onMailed={setIsMailed} />}
        {mode === 'magic-link' && <MagicLink {...field} onSession={goOn} />}
        {mode === 'forgot-password' && <ForgotPassword {...field} onSession={() => turnTo('new-password')} />}
        {mode === 'new-password' && <NewPassword onDone={finish} />}
        {mode === 'second-factor' && <SecondFactorForm onDone={finish} />}
      </div>
      <OtherWays mode={mode} mayJoin={!known.email && !isWithdrawal(readNextPage())} onChoose={turnTo} />
    </Dialog>
  );
}

interface OtherWaysProps {
  mode: SignInMode;
  /** Whether a new account can be meant. */
  mayJoin: boolean;
  onChoose: (mode: SignInMode) => void;
}

function OtherWays({ mode, mayJoin, onChoose }: OtherWaysProps) {
  if (mode === 'new-password' || mode === 'second-factor') return null;
  if (mode !== 'sign-in')
    return (
      <div className="dialog-foot">
        <p>
          {mode === 'sign-up' ? 'Have an account?' : 'Remember your password?'}{' '}
          <LinkButton onClick={() => onChoose('sign-in')}>Sign in</LinkButton>
        </p>
      </div>
    );
  return (
    <div className="dialog-foot justify-between gap-x-4 gap-y-0 text-13 text-mute">
      <div className="flex flex-wrap gap-x-3">
        <LinkButton onClick={() => onChoose('magic-link')}>Send me a magic link</LinkButton>
        <LinkButton onClick={() => onChoose('forgot-password')}>Forgot password</LinkButton>
      </div>
      {mayJoin && (
        <div>
          New here? <LinkButton onClick={() => onChoose('sign-up')}>Create an account</LinkButton>
        </div>
      )}
    </div>
  );
}
