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
          <p>
            <b>{name}</b> <span className="tabular">{quotaOf(tier)}</span>
          </p>
          <p className="text-end tabular">
            <b>${priceUsd}</b> <span>a month</span>
          </p>
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
