import type { AuthError, Session } from '@supabase/auth-js';
import { accountRules } from '@whetstone/contract/limits';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AuthProblemBox } from '../auth-forms/auth-problem-box.tsx';
import type { CaptchaAnswer } from '../auth-forms/captcha/use-captcha.tsx';
import { mailWaitOf } from '../auth-forms/mail-wait.ts';
import { MailedCode, type MailedCodeProps } from '../auth-forms/mailed-code.tsx';
import { OutboxLink } from '../auth-forms/outbox-link.tsx';
import { SendAgain } from '../auth-forms/send-again.tsx';
import { SentTo } from '../auth-forms/sent-to.tsx';
import { useGuardedSubmit } from '../auth-forms/use-guarded-submit.ts';

export interface MailedLinkProps {
  email: string;
  onEmail: (email: string) => void;
  send: (email: string, captcha: CaptchaAnswer) => Promise<AuthError | null>;
  /** What the mail is for. */
  intro: string;
  action: string;
  /** Shown once it is on its way. */
  sent: string;
  /** The button rests until there is an address. */
  waitsForAddress?: boolean;
  /** What the code in the mail is for. */
  codeType: MailedCodeProps['type'];
  onSession: (session: Session | null) => void;
  onMailed: (isMailed: boolean) => void;
}

/** Asks for an address, has a link and a code mailed to it, and takes the code. */
export function MailedLink({ email, onEmail, send, ...texts }: MailedLinkProps) {
  const [sent, setSent] = useState<{ waitSeconds: number }>();
  const [isMissing, setIsMissing] = useState(false);
  const isEmpty = email.trim() === '';
  const { submit, busy, problem, captcha } = useGuardedSubmit(async (_form, answer) => {
    setIsMissing(isEmpty);
    if (isEmpty) return null;
    const error = await send(email.trim(), answer);
    // Refused because one has just been sent: that one serves.
    const wait = mailWaitOf(error);
    if (error && wait === undefined) return error;
    setSent({ waitSeconds: wait ?? accountRules.mailGapSeconds });
    texts.onMailed(true);
    return null;
  });
  const change = () => {
    setSent(undefined);
    texts.onMailed(false);
  };
  if (sent)
    return (
      <>
        <MessageBox look="done">
          <p>{texts.sent}</p>
          <SentTo email={email.trim()} onChange={change} />
          <OutboxLink />
        </MessageBox>
        <MailedCode email={email.trim()} type={texts.codeType} onVerified={texts.onSession} />
        <SendAgain {...sent} send={(answer) => send(email.trim(), answer)} />
      </>
    );
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-6">
      <p>{texts.intro}</p>
      {problem && <AuthProblemBox {...problem} />}
      <TextField
        label="Email"
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
      <Button type="submit" look="primary" busy={busy} disabled={texts.waitsForAddress && isEmpty}>
        {texts.action}
      </Button>
    </form>
  );
}
