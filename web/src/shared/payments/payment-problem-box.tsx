import { paymentProblem } from '../../lib/payment-problem.ts';
import { MessageBox } from '../../ui/message-box.tsx';

/** Why a payment did not begin or go through, in the promised words. */
export const PaymentProblemBox = ({ error, more }: { error: unknown; more?: string }) => (
  <MessageBox look="bad">
    <span className="whitespace-pre-line">
      {paymentProblem(error)}
      {more && ` ${more}`}
    </span>
  </MessageBox>
);
