import type { Plan } from '@whetstone/contract/plans';
import type { PlansData } from '../../shared/island-data/plans.ts';
import type { SiteData } from '../../shared/island-data/site.ts';
import { buttonClasses } from '../../ui/button-classes.ts';
import { BySession } from './by-session.tsx';

/** Chooses a plan: a visitor signs up first and is led on, whoever is signed in goes straight to the checkout. */
export function PlanButton({ plan }: { plan: Plan }) {
  const isFree = plan.priceUsd === 0;
  const label = isFree ? 'Start Free' : `Choose ${plan.name}`;
  const classes = buttonClasses('secondary', 'medium', 'w-full');
  return (
    <BySession
      visitor={
        <a
          href="/?auth=sign-up"
          {...({
            'data-open': 'sign-up',
            'data-next': isFree ? undefined : `/checkout?plan=${plan.tier}`,
          } satisfies SiteData)}
          className={classes}
        >
          {label}
        </a>
      }
      person={
        isFree ? (
          <a href="/dashboard" className={classes}>
            {label}
          </a>
        ) : (
          <button type="button" {...({ 'data-plan': plan.tier } satisfies PlansData)} className={classes}>
            {label}
          </button>
        )
      }
    />
  );
}
