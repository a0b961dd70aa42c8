import type { EmailOtpType, Session } from '@supabase/auth-js';
import { authClient } from '../../lib/auth-client.ts';
import { Button } from '../../ui/button.tsx';
import { AuthProblemBox } from './auth-problem-box.tsx';
import { CodeField } from './code-field.tsx';
import { focusFirstField } from './focus-first-field.ts';
import { textOf } from './form-text.ts';
import { useAuthSubmit } from './use-auth-submit.ts';

export interface MailedCodeProps {
  /** The mailbox that the code was sent to. */
  email: string;
  type: EmailOtpType;
  label?: string;
  /** The code was right; no session where another mailbox has to agree, too. */
  onVerified: (session: Session | null) => void;
}

/** Takes the code of a mail, for those whose mail is open on another device; it does what the link does. */
export function MailedCode({
  email,
  type,
  label = 'Or enter the code from the email',
  onVerified,
}: MailedCodeProps) {
  const { submit, busy, problem } = useAuthSubmit(async (form) => {
    const token = textOf(form, 'code').replaceAll(/\D/g, '');
    const { data, error } = await authClient().verifyOtp({ email, token, type });
    if (!error) onVerified(data.session);
    return error;
  });
  return (
    <form ref={focusFirstField} onSubmit={submit} className="flex flex-col gap-6">
      {problem && <AuthProblemBox {...problem} />}
      <CodeField label={label} />
      <Button type="submit" look="primary" busy={busy}>
        Continue
      </Button>
    </form>
  );
}
