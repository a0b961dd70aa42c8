import type { Dashboard } from '@whetstone/contract';
import { planOf } from '@whetstone/contract/plans';
import { PaymentProblemBox } from '../../shared/payments/payment-problem-box.tsx';
import { ProcessingButton } from '../../shared/payments/processing-button.tsx';
import { useCheckout } from '../../shared/payments/use-checkout.ts';
import { Awaited } from '../../ui/awaited.tsx';

const tier = 'unlimited';
const { name, priceUsd } = planOf(tier);

/** For everyone who is not on the unlimited plan yet: straight to its checkout; quiet until prompts run short. */
export function UpgradeBanner({ dashboard }: { dashboard: Dashboard | undefined }) {
  const { choose, processing, error } = useCheckout();
  if (!dashboard)
    return (
      <div className="flex h-10 items-center gap-4 pointer-coarse:h-11">
        <Awaited className="h-3 flex-1" />
        <Awaited className="h-8 w-20" />
      </div>
    );
  if (dashboard.usage.is_unlimited) return null;
  return (
    <section aria-label="Upgrade" className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <p className="min-w-0 flex-1 text-13 text-mute">
        <span className="font-medium text-ink">{name}: no monthly limit.</span>{' '}
        <span className="tabular">${priceUsd}/mo</span>, cancel anytime.
      </p>
      <ProcessingButton
        look={dashboard.usage_warning ? 'primary' : 'secondary'}
        size="small"
        busy={processing !== undefined}
        onClick={() => choose(tier)}
      >
        Upgrade
      </ProcessingButton>
      {error && (
        <div className="w-full">
          <PaymentProblemBox error={error} more="Console logs may have more details." />
        </div>
      )}
    </section>
  );
}
