import { planOf } from '@whetstone/contract/plans';
import { dayOf, dollars } from '../../../shared/payments/payment-words.ts';

type Details = Readonly<Record<string, unknown>>;

const plan = (tier: unknown) => planOf(String(tier)).name;
const count = (value: unknown) => Number(value).toLocaleString('en-US');
const told = () => '';

/** How each detail reads, in the order in which they are told; what another one tells already says nothing. */
const readings: Readonly<Record<string, (value: unknown, all: Details) => string>> = {
  resolution: (decision) => (decision === 'dismissed' ? 'kept' : 'taken down'),
  cents: (cents) => dollars(Number(cents)),
  to: (tier, { from }) =>
    from === undefined || from === tier ? plan(tier) : `${plan(from)} to ${plan(tier)}`,
  // A plan without a limit says so by its name.
  to_limit: (now, { to, from, from_limit: before }) =>
    to === 'unlimited'
      ? ''
      : `${typeof before === 'number' && from !== 'unlimited' && before !== now ? `${count(before)} to ` : ''}${count(now)} prompts a month`,
  plan_is_now: (tier, { to }) => (tier === to ? '' : `now on ${plan(tier)}`),
  expires_at: (at) => `until ${dayOf(String(at))}`,
  sessions: (ended) => `${String(ended)} ${ended === 1 ? 'session' : 'sessions'} ended`,
  reason: (words) => `“${String(words)}”`,
  from: told,
  from_limit: told,
};

const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const order = Object.keys(readings);
const placeOf = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);

/** The details of an act as the end of the sentence that tells it; what is empty, an id, or only true or false, says nothing. */
export const detailsInWords = (details: Details): string =>
  Object.entries(details)
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    .filter(
      ([, value]) =>
        (typeof value === 'string' && value !== '' && !isId.test(value)) || typeof value === 'number',
    )
    .map(([key, value]) => readings[key]?.(value, details) ?? `${key.replaceAll('_', ' ')} ${String(value)}`)
    .filter(Boolean)
    .join(', ');
