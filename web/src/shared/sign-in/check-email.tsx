import { accountRules } from '@whetstone/contract/limits';
import { MessageBox } from '../../ui/message-box.tsx';
import { MailedCode } from '../auth-forms/mailed-code.tsx';
import { OutboxLink } from '../auth-forms/outbox-link.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';

export const CheckEmail = ({ email, onSignedIn }: { email: string; onSignedIn: () => void }) => (
  <>
    <MessageBox look="done">
      <p>Please check your email and click the confirmation link to complete your registration.</p>
      <OutboxLink />
    </MessageBox>
    <MailedCode email={email} type="signup" onVerified={onSignedIn} />
    <ResendConfirmation email={email} waitSeconds={accountRules.mailGapSeconds} />
  </>
);
