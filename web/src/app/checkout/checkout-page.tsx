import type { PaidTier } from '@whetstone/contract';
import { moneyBackSentence, planOf } from '@whetstone/contract/plans';
import { useEffect, useEffectEvent } from 'react';
import { paymentProblem } from '../../lib/payment-problem.ts';
import { quotaOf } from '../../shared/payments/payment-words.ts';
import { useCheckout } from '../../shared/payments/use-checkout.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClasses } from '../../ui/button-classes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Signed } from '../../ui/sign.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** On the way to the provider's checkout for whoever chose a plan before signing in. */
export function CheckoutPage({ plan }: { plan: PaidTier }) {
  const { choose, error } = useCheckout('/pricing');
  const begin = useEffectEvent(() => choose(plan));
  useEffect(() => begin(), []);
  const { name, priceUsd } = planOf(plan);
  return (
    <div className="flex flex-col gap-6 px-4 py-6 sm:px-7">
      <header>
        <h1 className="display text-28">{name}</h1>
        <p className="mt-2 text-14 tabular">
          {quotaOf(plan)} for ${priceUsd} a month. Cancel anytime, no setup fees.
        </p>
        <p className="text-13 text-mute">{moneyBackSentence}</p>
      </header>
      {error ? (
        <EmptyState
          isFailure
          title="Checkout didn’t open"
          action={
            <>
              <Button look="primary" onClick={() => choose(plan)}>
                Try again
              </Button>
              <a href="/pricing" className={buttonClasses()}>
                See all plans
              </a>
            </>
          }
        >
          <span className="whitespace-pre-line">
            <Signed text={paymentProblem(error)} />
          </span>
        </EmptyState>
      ) : (
        <output className="flex items-center gap-3 border-t border-hairline pt-6 text-14 text-mute">
          <Spinner />
          Taking you to checkout...
        </output>
      )}
    </div>
  );
}
