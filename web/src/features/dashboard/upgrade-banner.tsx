import { planOf } from '@whetstone/contract/plans';
import { buttonClasses } from '../../ui/button-classes.ts';

const { name, priceUsd } = planOf('unlimited');

/** For everyone who is not on the unlimited plan yet. */
export const UpgradeBanner = () => (
  <section
    aria-label="Upgrade"
    className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-hairline bg-surface px-5 py-4"
  >
    <p className="mr-auto text-14">
      <span className="font-medium text-ink">{name}: prompts without a monthly limit</span>{' '}
      <span className="tabular">${priceUsd}/mo</span>, cancel anytime.
    </p>
    <a href="/pricing" className={buttonClasses('primary', 'small')}>
      Upgrade
    </a>
  </section>
);
