import { accountRules } from '@whetstone/contract/limits';
import { MessageBox } from '../../ui/message-box.tsx';
import { MailedCode } from '../auth-forms/mailed-code.tsx';
import { OutboxLink } from '../auth-forms/outbox-link.tsx';
import { SentTo } from '../auth-forms/sent-to.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';

export interface CheckEmailProps {
  email: string;
  onSignedIn: () => void;
  onChange: () => void;
}

export const CheckEmail = ({ email, onSignedIn, onChange }: CheckEmailProps) => (
  <>
    <MessageBox look="done">
      <p>Please check your email and click the confirmation link to complete your registration.</p>
      <SentTo email={email} onChange={onChange} />
      <OutboxLink />
    </MessageBox>
    <MailedCode email={email} type="signup" onVerified={onSignedIn} />
    <ResendConfirmation email={email} waitSeconds={accountRules.mailGapSeconds} />
  </>
);
