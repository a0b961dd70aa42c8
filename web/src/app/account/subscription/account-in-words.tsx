import { useQuery } from '@tanstack/react-query';
import type { Account } from '@whetstone/contract';
import { planOf } from '@whetstone/contract/plans';
import { dayInWords } from '../../../lib/day-in-words.ts';
import { authUserQuery } from '../account-queries.ts';

const dayOf = (date: string) => dayInWords(date, { month: 'long', timeZone: 'UTC' });

function leftOf({ remaining, is_unlimited, resets_at }: Account['usage']) {
  if (is_unlimited || remaining === null) return { words: 'no monthly limit', rest: '' };
  const count = remaining === 0 ? 'no' : remaining.toLocaleString('en-US');
  return {
    words: `${count}\u00A0${remaining === 1 ? 'prompt' : 'prompts'} left`,
    rest: ` until ${dayOf(resets_at)}`,
  };
}

/** How the account stands, in one sentence; each underlined word leads to the part where it is changed. */
export function AccountInWords({ account: { profile, usage } }: { account: Account }) {
  const { data: user } = useQuery(authUserQuery);
  const left = leftOf(usage);
  const hasSecondStep = user?.factors?.some(({ status }) => status === 'verified');
  return (
    <p className="page-head-words display text-20 text-balance wrap-anywhere sm:text-28/8">
      <a href="#profile" className="text-link">
        {profile?.full_name || 'Your account'}
      </a>{' '}
      is on the{' '}
      <a href="#subscription" className="whitespace-nowrap text-link">
        {planOf(usage.tier).name} plan
      </a>
      , with {left.words}
      {left.rest}.
      {user && (
        <>
          {' '}
          <a href="#security" className="whitespace-nowrap text-link">
            Two-factor
          </a>{' '}
          is {hasSecondStep ? 'on' : 'off'}.
        </>
      )}
    </p>
  );
}
