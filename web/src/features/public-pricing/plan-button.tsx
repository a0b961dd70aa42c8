import type { Plan } from '@whetstone/contract/plans';
import { buttonClasses } from '../../ui/button-classes.ts';
import { BySession } from '../public-shell/by-session.tsx';

/** Chooses a plan: a visitor signs up first, whoever is signed in changes the plan in the account. */
export function PlanButton({ plan }: { plan: Plan }) {
  const isFree = plan.priceUsd === 0;
  const label = isFree ? 'Start Free' : `Choose ${plan.name}`;
  const classes = buttonClasses('secondary', 'medium', 'w-full');
  return (
    <BySession
      visitor={
        <a href="/?auth=sign-up" data-open="sign-up" className={classes}>
          {label}
        </a>
      }
      person={
        <a href={isFree ? '/dashboard' : '/account'} className={classes}>
          {label}
        </a>
      }
    />
  );
}
