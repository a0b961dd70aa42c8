import type { Usage } from '@whetstone/contract';
import { planOf, plans, quotaSentence } from '@whetstone/contract/plans';
import { dayInWords } from '../../../lib/day-in-words.ts';
import { PaymentProblemBox } from '../../../shared/payments/payment-problem-box.tsx';
import { PlanOffers } from '../../../shared/payments/plan-offers.tsx';
import { useCheckout } from '../../../shared/payments/use-checkout.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClasses } from '../../../ui/button-classes.ts';
import { Dialog } from '../../../ui/dialog.tsx';

interface UpgradeDialogProps {
  open: boolean;
  onClose: () => void;
  usage: Usage | undefined;
  /** There are words that could be lost. */
  hasDraft: boolean;
}

const dayOf = (date: string) => dayInWords(date, { month: 'long', timeZone: 'UTC' });

export function UpgradeDialog({ open, onClose, usage, hasDraft }: UpgradeDialogProps) {
  const { choose, processing, error } = useCheckout();
  const currentPriceUsd = planOf(usage?.tier ?? 'free').priceUsd;
  return (
    <Dialog open={open} onClose={onClose} title="Upgrade Required">
      <p>
        {usage?.note ?? quotaSentence(usage?.limit ?? null)} Please upgrade your plan to continue generating
        prompts.
      </p>
      <p>
        {usage && `Your prompts reset on ${dayOf(usage.resets_at)}. `}
        {hasDraft && 'Your draft is kept.'}
      </p>
      {error && <PaymentProblemBox error={error} />}
      <PlanOffers
        plans={plans.filter(({ priceUsd }) => priceUsd > currentPriceUsd)}
        currentPriceUsd={currentPriceUsd}
        isUrgent
        processing={processing}
        onChoose={choose}
      />
      <p className="-mt-2 text-13 text-mute">Plus tax where required by law. Cancel anytime.</p>
      <div className="dialog-foot">
        <a href="/pricing" className={buttonClasses('link', 'text', 'mr-auto')}>
          View Plans & Upgrade
        </a>
        <Button onClick={onClose}>Maybe Later</Button>
      </div>
    </Dialog>
  );
}
