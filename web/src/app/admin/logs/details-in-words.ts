import { planOf } from '@whetstone/contract/plans';
import { dayOf, dollars } from '../../../shared/payments/payment-words.ts';

const plan = (tier: unknown) => planOf(String(tier)).name;
const limit = (prompts: unknown) => `${Number(prompts).toLocaleString('en-US')} prompts a month`;
const asIs = String;

/** What the details of an act are called, and how each reads; amounts are money, ends are days. */
const readings: Readonly<Record<string, readonly [name: string, (value: unknown) => string]>> = {
  from: ['from', plan],
  from_limit: ['before', limit],
  to: ['to', plan],
  to_limit: ['now', limit],
  plan_is_now: ['plan is now', plan],
  expires_at: ['until', (at) => dayOf(String(at))],
  cents: ['amount', (cents) => dollars(Number(cents))],
  reason: ['reason', asIs],
  resolution: ['decision', (decision) => (decision === 'dismissed' ? 'kept' : 'taken down')],
  sessions: ['sessions ended', asIs],
};

const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const order = Object.keys(readings);
const placeOf = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);

/** The details of an act in one line, what is known in its order first; what is empty, an id, or only true or false, says nothing. */
export const detailsInWords = (details: Readonly<Record<string, unknown>>): string =>
  Object.entries(details)
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    .filter(
      ([, value]) =>
        (typeof value === 'string' && value !== '' && !isId.test(value)) || typeof value === 'number',
    )
    .map(([key, value]) => {
      const [name, read] = readings[key] ?? [key.replaceAll('_', ' '), asIs];
      return `${name}: ${read(value).replace(/\.$/, '')}`;
    })
    .join(', ');
