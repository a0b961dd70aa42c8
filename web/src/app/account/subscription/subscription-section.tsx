import { useQuery } from '@tanstack/react-query';
import type { Account, Subscription } from '@whetstone/contract';
import { paymentDays, planOf, plans } from '@whetstone/contract/plans';
import { describeError } from '../../../lib/api/describe-error.ts';
import { subscriptionQuery } from '../../../lib/api/payments.ts';
import { PaymentProblemBox } from '../../../shared/payments/payment-problem-box.tsx';
import { PlanOffers } from '../../../shared/payments/plan-offers.tsx';
import { useCheckout } from '../../../shared/payments/use-checkout.ts';
import { MessageBox } from '../../../ui/message-box.tsx';
import type { AccountSearch } from '../account-search.ts';
import { AccountMatter } from '../account-section.tsx';
import { Skeleton } from '../skeleton.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { PlanActions } from './plan-actions.tsx';
import { PlanHeading } from './plan-heading.tsx';
import { SubscriptionDialogs } from './subscription-dialogs.tsx';
import { UsageFigures } from './usage-figures.tsx';

export interface SubscriptionSectionProps {
  account: Account;
  search: AccountSearch;
  onSearch: (search: AccountSearch) => void;
}

/** Plan, use, what it costs, what can be changed about it, what was charged. */
export function SubscriptionSection({
  account: { usage, profile },
  search,
  onSearch,
}: SubscriptionSectionProps) {
  const { data: answer, error, isPending } = useQuery(subscriptionQuery);
  const checkout = useCheckout();
  if (isPending) return <Skeleton lines={6} />;
  const subscription = answer?.subscription;
  const currentPriceUsd = planOf(subscription?.tier ?? usage.tier).priceUsd;
  const offers = answer ? offersFor(subscription ?? null, currentPriceUsd) : [];
  return (
    <>
      <AccountMatter title="Plan">
        <PlanHeading usage={usage} answer={answer} />
        {error && <MessageBox look="bad">{describeError(error)}</MessageBox>}
      </AccountMatter>
      <AccountMatter title="This month">
        <UsageFigures usage={usage} />
      </AccountMatter>
      {checkout.error && <PaymentProblemBox error={checkout.error} />}
      {offers.length > 0 && (
        <AccountMatter title="Change plan">
          <PlanOffers
            plans={offers}
            currentPriceUsd={currentPriceUsd}
            isUrgent={usage.remaining === 0}
            processing={checkout.processing}
            onChoose={(tier) => (subscription ? onSearch({ change: tier }) : checkout.choose(tier))}
          />
          {!subscription && (
            <div className="matter-line">
              <p className="col-span-full">
                The first time you subscribe, you can get a full refund here within {paymentDays.withdrawal}{' '}
                days.{' '}
                <a href="/terms#refunds" className="text-link">
                  How refunds work
                </a>
              </p>
            </div>
          )}
        </AccountMatter>
      )}
      {(subscription || answer?.has_portal) && (
        <>
          <AccountMatter title="Billing">
            <PlanActions
              answer={answer}
              onCancel={() => onSearch({ dialog: 'cancel' })}
              onWithdraw={() => onSearch({ dialog: 'withdraw' })}
            />
          </AccountMatter>
          <AccountMatter title="Invoices">
            <InvoiceList />
          </AccountMatter>
        </>
      )}
      {answer && !answer.is_real && (
        <p className="pt-4 text-13 text-mute">Purchases are simulated here. No card is charged.</p>
      )}
      {answer && (
        <SubscriptionDialogs
          subscription={subscription ?? null}
          fullName={profile?.full_name ?? ''}
          email={profile?.email ?? ''}
          search={search}
          onClose={() => onSearch({})}
        />
      )}
    </>
  );
}

/** Whoever pays may go to any other plan, whoever does not to a larger one; nobody while a payment is missing. */
function offersFor(subscription: Subscription | null, currentPriceUsd: number) {
  if (!subscription) return plans.filter(({ priceUsd }) => priceUsd > currentPriceUsd);
  if (subscription.status !== 'active' && subscription.status !== 'trialing') return [];
  return plans.filter(
    ({ tier, priceUsd }) =>
      priceUsd > 0 && tier !== subscription.tier && tier !== subscription.pending_change?.tier,
  );
}
