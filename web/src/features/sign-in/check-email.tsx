import { MessageBox } from '../../ui/message-box.tsx';
import { OutboxLink } from './outbox-link.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';

export const CheckEmail = ({ email }: { email: string }) => (
  <>
    <MessageBox look="done">
      <p>Please check your email and click the confirmation link to complete your registration.</p>
      <OutboxLink />
    </MessageBox>
    <ResendConfirmation email={email} />
  </>
);
