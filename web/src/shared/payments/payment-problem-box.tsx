import { paymentProblem } from '../../lib/payment-problem.ts';
import { MessageBox } from '../../ui/message-box.tsx';
import { Signed } from '../../ui/sign.tsx';

/** Why a payment did not begin or go through, in the promised words. */
export const PaymentProblemBox = ({ error, more }: { error: unknown; more?: string }) => (
  <MessageBox look="bad">
    <span className="whitespace-pre-line">
      <Signed text={paymentProblem(error)} />
      {more && ` ${more}`}
    </span>
  </MessageBox>
);
