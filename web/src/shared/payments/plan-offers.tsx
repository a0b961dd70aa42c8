import type { PaidTier } from '@whetstone/contract';
import type { Plan } from '@whetstone/contract/plans';
import { quotaOf } from './payment-words.ts';
import { ProcessingButton } from './processing-button.tsx';

export interface PlanOffersProps {
  plans: readonly Plan[];
  /** Dearer plans than this are upgrades. */
  currentPriceUsd: number;
  /** Nothing is left: the plan that suits most is in ink. */
  isUrgent: boolean;
  /** The plan whose page is on its way. */
  processing?: PaidTier | undefined;
  onChoose: (tier: PaidTier) => void;
}

/** Plans to go to, each with its price and a button. */
export const PlanOffers = ({ plans, currentPriceUsd, isUrgent, processing, onChoose }: PlanOffersProps) => (
  <ul>
    {plans.map(({ tier, name, priceUsd, featured }) => {
      const word = priceUsd > currentPriceUsd ? 'Upgrade' : 'Downgrade';
      if (tier === 'free') return null;
      const isFirst = isUrgent && featured && word === 'Upgrade';
      return (
        <li key={tier} className="plan-line">
          <span className="min-w-0">
            <span className="block font-medium text-ink">{name}</span>{' '}
            <span className="block text-13 text-mute tabular">{quotaOf(tier)}</span>
          </span>
          <span className="text-right text-ink tabular">
            ${priceUsd} <span className="text-13 text-mute max-sm:block">a month</span>
          </span>
          <ProcessingButton
            size="small"
            isFirst={isFirst}
            look={isFirst ? 'primary' : 'secondary'}
            busy={processing === tier}
            disabled={processing !== undefined}
            aria-label={processing === tier ? undefined : `${word} to ${name}`}
            onClick={() => onChoose(tier)}
          >
            {word}
          </ProcessingButton>
        </li>
      );
    })}
  </ul>
);
