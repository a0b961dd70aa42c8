import type { PaidTier } from '@whetstone/contract';
import type { Plan } from '@whetstone/contract/plans';
import { quotaOf } from './payment-words.ts';
import { ProcessingButton } from './processing-button.tsx';

export interface PlanOffersProps {
  plans: readonly Plan[];
  /** Dearer plans than this are upgrades. */
  currentPriceUsd: number;
  /** The plan whose page is on its way. */
  processing?: PaidTier | undefined;
  onChoose: (tier: PaidTier) => void;
}

/** Plans to go to, each with its price and a button. */
export const PlanOffers = ({ plans, currentPriceUsd, processing, onChoose }: PlanOffersProps) => (
  <ul className="flex flex-col">
    {plans.map(({ tier, name, priceUsd, featured }) => {
      const word = priceUsd > currentPriceUsd ? 'Upgrade' : 'Downgrade';
      if (tier === 'free') return null;
      return (
        <li key={tier} className="flex min-h-10 items-center gap-4 border-hairline py-1 not-first:border-t">
          <span className="min-w-0 flex-1">
            <span className="font-medium text-ink">{name}</span>{' '}
            <span className="inline-block text-13 text-mute tabular">{quotaOf(tier)}</span>
          </span>
          <span className="text-right text-ink tabular">
            ${priceUsd} <span className="text-13 text-mute max-sm:sr-only">a month</span>
          </span>
          <ProcessingButton
            size="small"
            look={featured && word === 'Upgrade' ? 'primary' : 'secondary'}
            className="w-28"
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
