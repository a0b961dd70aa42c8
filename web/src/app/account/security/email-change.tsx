import { useQuery, useQueryClient } from '@tanstack/react-query';
import { accountRules } from '@whetstone/contract/limits';
import { useState } from 'react';
import { authClient } from '../../../lib/auth-client.ts';
import { sayNext } from '../../../lib/said-next.ts';
import { AuthProblemBox } from '../../../shared/auth-forms/auth-problem-box.tsx';
import { textOf } from '../../../shared/auth-forms/form-text.ts';
import { MailedCode } from '../../../shared/auth-forms/mailed-code.tsx';
import { OutboxLink } from '../../../shared/auth-forms/outbox-link.tsx';
import { SendAgain, type SendAgainProps } from '../../../shared/auth-forms/send-again.tsx';
import { useAuthSubmit } from '../../../shared/auth-forms/use-auth-submit.ts';
import { Button } from '../../../ui/button.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { authUserQuery } from '../account-queries.ts';
import { AccountMatter } from '../account-section.tsx';
import { FormBehindButton } from './form-behind-button.tsx';

const redirectTo = () => `${location.origin}/account`;

/** The address of the account; it moves to another one once both mailboxes have agreed. */
export function EmailChange({ email: present }: { email: string }) {
  const cache = useQueryClient();
  const user = useQuery(authUserQuery).data;
  const [isOpen, setIsOpen] = useState(false);
  const { submit, busy, problem } = useAuthSubmit(async (form) => {
    const email = textOf(form, 'new_email').trim();
    const { data, error } = await authClient().updateUser({ email }, { emailRedirectTo: redirectTo() });
    if (data.user) {
      cache.setQueryData(authUserQuery.queryKey, data.user);
      setIsOpen(false);
    }
    return error;
  });
  return (
    <AccountMatter title="Email">
      {user?.new_email && (
        <Pending
          key={user.email_change_sent_at}
          email={user.email ?? ''}
          newEmail={user.new_email}
          sentAt={user.email_change_sent_at}
        />
      )}
      <FormBehindButton
        text={
          <input
            readOnly
            aria-label="Email"
            type="email"
            value={present}
            className="h-8 min-w-0 truncate rounded-control bg-transparent text-14 text-ink"
          />
        }
        label="Change email"
        isOpen={isOpen}
        onOpen={() => setIsOpen(true)}
      >
        <form onSubmit={submit} className="matter-form">
          {problem && <AuthProblemBox {...problem} />}
          <div className="grid gap-2">
            <TextField label="New email" name="new_email" type="email" autoComplete="email" required />
            <p>
              We’ll email a link and a code to both your old and new addresses. The change takes effect once
              you confirm from both.
            </p>
          </div>
          <div className="flex gap-3">
            <Button type="submit" look="primary" busy={busy}>
              Send both links
            </Button>
            <Button onClick={() => setIsOpen(false)}>Cancel</Button>
          </div>
        </form>
      </FormBehindButton>
    </AccountMatter>
  );
}

function Pending({
  email,
  newEmail,
  sentAt,
}: {
  email: string;
  newEmail: string;
  sentAt: string | undefined;
}) {
  const [hasAgreed, setHasAgreed] = useState<readonly string[]>([]);
  const [waitSeconds] = useState(() => secondsUntilNextMail(sentAt));
  const onVerified = (address: string, isWhole: boolean) => {
    setHasAgreed((before) => [...before, address]);
    if (!isWhole) return;
    sayNext('email-changed');
    // The address stands in more places than this one.
    location.assign('/account');
  };
  const send: SendAgainProps['send'] = async (captcha) => {
    const options = { ...captcha, emailRedirectTo: redirectTo() };
    const { error } = await authClient().resend({ type: 'email_change', email, options });
    return error;
  };
  return (
    <div className="matter-form rounded-card border border-hairline p-4">
      <MessageBox look="done">
        <p>
          {hasAgreed.length > 0
            ? 'One address is confirmed. Now use the link or the code we sent to the other one.'
            : 'Your email changes once you confirm from both addresses: use the link in each message, or enter its code.'}
        </p>
        <OutboxLink />
      </MessageBox>
      {[email, newEmail]
        .filter((address) => !hasAgreed.includes(address))
        .map((address) => (
          <MailedCode
            key={address}
            email={address}
            type="email_change"
            label={`Code sent to ${address}`}
            onVerified={(session) => onVerified(address, session !== null)}
          />
        ))}
      <SendAgain
        send={send}
        waitSeconds={waitSeconds}
        sent="Sent to both. The earlier links and codes no longer work."
      />
    </div>
  );
}

function secondsUntilNextMail(sentAt: string | undefined): number {
  const since = sentAt ? (Date.now() - Date.parse(sentAt)) / 1000 : Number.POSITIVE_INFINITY;
  return Math.max(0, Math.min(accountRules.mailGapSeconds, Math.ceil(accountRules.mailGapSeconds - since)));
}
