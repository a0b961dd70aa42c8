import type { AuthError } from '@supabase/auth-js';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { CaptchaAnswer } from '../captcha/use-captcha.tsx';
import { AuthProblemBox } from './auth-problem-box.tsx';
import { OutboxLink } from './outbox-link.tsx';
import { useGuardedSubmit } from './use-guarded-submit.ts';

export interface MailedLinkProps {
  email: string;
  onEmail: (email: string) => void;
  send: (email: string, captcha: CaptchaAnswer) => Promise<AuthError | null>;
  /** What the mail is for. */
  intro: string;
  action: string;
  /** Shown once it is on its way. */
  sent: string;
}

/** Asks for an address and has a link mailed to it. */
export function MailedLink({ email, onEmail, send, intro, action, sent }: MailedLinkProps) {
  const [isSent, setIsSent] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const isEmpty = email.trim() === '';
  const { submit, busy, problem, captcha } = useGuardedSubmit(async (_form, answer) => {
    setIsMissing(isEmpty);
    if (isEmpty) return null;
    const error = await send(email.trim(), answer);
    setIsSent(!error);
    return error;
  });
  if (isSent)
    return (
      <MessageBox look="done">
        <p>{sent}</p>
        <OutboxLink />
      </MessageBox>
    );
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <p>{intro}</p>
      {problem && <AuthProblemBox {...problem} />}
      <TextField
        label="E-mail"
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        onChange={(event) => onEmail(event.target.value)}
        onBlur={() => setIsMissing(isEmpty)}
        error={isMissing && isEmpty ? 'Please enter your email address' : undefined}
        required
      />
      {captcha}
      <Button type="submit" look="primary" busy={busy} disabled={isEmpty || busy}>
        {action}
      </Button>
    </form>
  );
}
