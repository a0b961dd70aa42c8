import { refundArrival } from '@whetstone/contract';
import { actMailTexts } from '../../admin/act-mail-texts.ts';
import { keyMailTexts } from '../../model-keys/key-mail-texts.ts';
import type { PaymentMailKind } from './queue-mail.ts';

type Details = Readonly<Record<string, unknown>>;

export interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Path on the site, with the words of the link. */
  readonly link: { readonly label: string; readonly path: string };
}

const money = (cents: unknown) => `$${(Number(cents) / 100).toFixed(2)}`;

/** A day in words, in universal time, so that everyone reads the same. */
const day = (at: unknown) =>
  new Date(String(at)).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const moment = (at: unknown) =>
  `${new Date(String(at)).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`;

const account = { label: 'Open your account', path: '/account' } as const;

/** The words of each mail of the queue. Every sum and day comes from what the provider said. */
export const paymentMailTexts: Record<PaymentMailKind, (details: Details) => Letter> = {
  ...actMailTexts,
  ...keyMailTexts,
  receipt: ({ plan, number, cents, paid_at: paidAt, period_end: end }) => ({
    subject: `Receipt ${String(number)} for Whetstone ${String(plan)}`,
    paragraphs: [
      `Thank you. We received ${money(cents)} for Whetstone ${String(plan)}${paidAt ? ` on ${day(paidAt)}` : ''}.`,
      ...(end ? [`Your plan is paid until ${day(end)}.`] : []),
      `Invoice ${String(number)} is kept in your account.`,
    ],
    link: account,
  }),
  payment_failed: ({ plan, cents, grace_until: until }) => ({
    subject: 'Your payment did not go through',
    paragraphs: [
      `We could not collect ${money(cents)} for Whetstone ${String(plan)}. Your bank declined the card.`,
      until
        ? `Your plan stays on until ${day(until)}. We will try again before then. To be sure, please check the card in your account.`
        : 'Please check the card in your account.',
    ],
    link: { label: 'Check your card', path: '/account' },
  }),
  cancelling: ({ plan, ends_at: ends }) => ({
    subject: `Your plan ends on ${day(ends)}`,
    paragraphs: [
      `Your subscription to Whetstone ${String(plan)} is cancelled. It stays on until ${day(ends)}, and nothing more is charged.`,
      'You can take this back in your account until then. Your prompts stay yours either way.',
    ],
    link: account,
  }),
  ended: ({ plan }) => ({
    subject: 'Your subscription has ended',
    paragraphs: [
      `Your subscription to Whetstone ${String(plan)} has ended. Nothing more is charged.`,
      'Your account goes on with the free plan, and all your prompts are still there.',
    ],
    link: { label: 'See the plans', path: '/pricing' },
  }),
  renewal: ({ plan, cents, renews_at: at }) => ({
    subject: `Your plan renews on ${day(at)}`,
    paragraphs: [
      `Whetstone ${String(plan)} renews on ${day(at)} at ${money(cents)} a month, before any coupon.`,
      'You need do nothing. If you would rather stop, cancel in your account before that day.',
    ],
    link: account,
  }),
  withdrawal: ({ plan, cents, kept_cents: kept, prompts_used: used, declared_at: at }) => ({
    subject: 'Your withdrawal from the contract',
    paragraphs: [
      `We received your withdrawal from the contract for Whetstone ${String(plan)} on ${moment(at)}.`,
      Number(cents) > 0
        ? `We are sending back ${money(cents)} by the way you paid. That can take ${refundArrival}.`
        : 'Nothing is left to send back.',
      ...(Number(kept) > 0
        ? [
            `${money(kept)} stays with us for the ${String(used)} prompts used, since all went back to you once before.`,
          ]
        : []),
      'Your account goes on with the free plan. Please keep this mail as your proof.',
    ],
    link: account,
  }),
  refund: ({ plan, cents }) => ({
    subject: 'Your refund',
    paragraphs: [
      `We are sending back ${money(cents)} for Whetstone ${String(plan)} by the way you paid. That can take ${refundArrival}.`,
      'The subscription has ended and your account goes on with the free plan.',
    ],
    link: account,
  }),
  duplicate: ({ plan, cents }) => ({
    subject: 'A second subscription was returned',
    paragraphs: [
      `You paid for Whetstone ${String(plan)} while another subscription of yours was already running.`,
      `We have ended the second one and are sending back ${money(cents)}. The first one is as it was.`,
    ],
    link: account,
  }),
};
