import type { PaidTier } from '@whetstone/contract';
import { moneyBackSentence, planOf } from '@whetstone/contract/plans';
import { useEffect, useEffectEvent } from 'react';
import { PaymentProblemBox } from '../../shared/payments/payment-problem-box.tsx';
import { quotaOf } from '../../shared/payments/payment-words.ts';
import { useCheckout } from '../../shared/payments/use-checkout.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClasses } from '../../ui/button-classes.ts';
import { Spinner } from '../../ui/spinner.tsx';

/** On the way to the provider's checkout for whoever chose a plan before signing in. */
export function CheckoutPage({ plan }: { plan: PaidTier }) {
  const { choose, error } = useCheckout('/pricing');
  const begin = useEffectEvent(() => choose(plan));
  useEffect(() => begin(), []);
  const { name, priceUsd } = planOf(plan);
  return (
    <div className="flex max-w-xl flex-col items-start gap-4 px-4 py-12 sm:px-7">
      <h1 className="display text-28">{name}</h1>
      <p className="text-14 tabular">
        {quotaOf(plan)} for ${priceUsd} a month. Cancel anytime, no setup fees.
      </p>
      <p className="text-13 text-mute">{moneyBackSentence}</p>
      {error ? (
        <>
          <PaymentProblemBox error={error} />
          <div className="flex flex-wrap gap-3">
            <Button look="primary" onClick={() => choose(plan)}>
              Try again
            </Button>
            <a href="/pricing" className={buttonClasses()}>
              See all plans
            </a>
          </div>
        </>
      ) : (
        <output className="flex items-center gap-3 text-14 text-mute">
          <Spinner />
          Taking you to checkout...
        </output>
      )}
    </div>
  );
}
