import { planOf } from '@whetstone/contract/plans';
import { dayOf, dollars } from '../../../shared/payments/payment-words.ts';
import { capitalized } from './action-words.ts';

const plan = (tier: unknown) => planOf(String(tier)).name;
const limit = (prompts: unknown) => `(${Number(prompts).toLocaleString('en-US')} prompts a month)`;

/** How the details of an act read, in the order in which they are told; amounts are money, ends are days. */
const readings: Readonly<Record<string, (value: unknown) => string>> = {
  resolution: (decision) => (decision === 'dismissed' ? 'kept' : 'taken down'),
  from: (tier) => `from ${plan(tier)}`,
  from_limit: limit,
  to: (tier) => `to ${plan(tier)}`,
  to_limit: limit,
  plan_is_now: (tier) => `on ${plan(tier)} now`,
  expires_at: (at) => `until ${dayOf(String(at))}`,
  cents: (cents) => dollars(Number(cents)),
  sessions: (count) => `${String(count)} ${count === 1 ? 'session' : 'sessions'} ended`,
  reason: String,
};
/** What joins a detail to the words before it, where it is no comma. */
const joints: Readonly<Record<string, string>> = { from_limit: ' ', to: ' ', to_limit: ' ', reason: ': ' };

const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const order = Object.keys(readings);
const placeOf = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);

/** The details of an act as one phrase; what is empty, an id, or only true or false, says nothing, nor does a plan told twice. */
export const detailsInWords = (details: Readonly<Record<string, unknown>>): string =>
  capitalized(
    Object.entries(details)
      .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
      .filter(
        ([key, value]) =>
          !(key === 'plan_is_now' && value === details['to']) &&
          ((typeof value === 'string' && value !== '' && !isId.test(value)) || typeof value === 'number'),
      )
      .map(([key, value], at) => {
        const words = (readings[key]?.(value) ?? `${key.replaceAll('_', ' ')}: ${String(value)}`).replace(
          /\.$/,
          '',
        );
        return at === 0 ? words : `${joints[key] ?? ', '}${words}`;
      })
      .join(''),
  );
