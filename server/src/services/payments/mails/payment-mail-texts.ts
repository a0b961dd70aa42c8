import type { MailEdit } from '@whetstone/auth';
import { refundArrival } from '@whetstone/contract';
import { actMailTexts } from '../../admin/act-mail-texts.ts';
import { keyMailTexts } from '../../model-keys/key-mail-texts.ts';
import type { PaymentMailKind } from './queue-mail.ts';

type Details = Readonly<Record<string, unknown>>;

export interface Letter {
  readonly subject: string;
  /** What it says first, where that is shorter than its subject. */
  readonly heading?: string;
  readonly edit?: MailEdit;
  readonly paragraphs: readonly string[];
  /** Names with their values below the first paragraph, the sum last. */
  readonly figures?: readonly (readonly [name: string, value: string])[];
  /** Path on the site, or a page of the payment provider, with the words of the link. */
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
  receipt: ({
    plan,
    number,
    cents,
    tax_cents: tax,
    invoice_url: page,
    paid_at: paidAt,
    period_end: end,
    support,
  }) => ({
    subject: `Receipt ${String(number)} for Whetstone ${String(plan)}`,
    heading: `${money(cents)} paid`,
    edit: {
      before: 'Dear valued customer',
      why: 'A receipt says what you paid, what it was for and how long your plan lasts.',
    },
    paragraphs: ['Thank you. The invoice is in your account whenever you need it.'],
    figures: [
      ['Sold by', 'Whetstone'],
      ['Contact', String(support)],
      ['Plan', `Whetstone ${String(plan)}`],
      ['Invoice', String(number)],
      ...(paidAt ? [['Paid on', day(paidAt)] as const] : []),
      ...(end ? [['Paid until', day(end)] as const] : []),
      ...(Number(tax) > 0
        ? ([
            ['Price', money(Number(cents) - Number(tax))],
            ['Tax', money(tax)],
          ] as const)
        : []),
      ['Total', money(cents)],
    ],
    link: page
      ? { label: 'Open the invoice', path: String(page) }
      : { label: 'See the invoice in your account', path: '/account#subscription' },
  }),
  payment_failed: ({ plan, cents, grace_until: until }) => ({
    subject: 'Your payment did not go through',
    paragraphs: [
      `We could not collect ${money(cents)} for Whetstone ${String(plan)}: your bank declined the card.`,
      until
        ? `Your plan stays active until ${day(until)}, and we will try again before then. Please check the card in your account.`
        : 'Please check the card in your account.',
    ],
    link: { label: 'Check your card', path: '/account' },
  }),
  cancelling: ({ plan, ends_at: ends }) => ({
    subject: `Your plan ends on ${day(ends)}`,
    edit: { before: 'We’re sad to see you go', why: 'Ending your plan is up to you.' },
    paragraphs: [
      `You canceled Whetstone ${String(plan)}. It stays active until ${day(ends)}, and you will not be charged again.`,
      'You can undo this in your account until then. Your prompts stay yours either way.',
    ],
    link: account,
  }),
  ended: ({ plan }) => ({
    subject: 'Your subscription has ended',
    paragraphs: [
      `Your subscription to Whetstone ${String(plan)} has ended. You will not be charged again.`,
      'You are on the free plan now, and all your prompts are still there.',
    ],
    link: { label: 'See the plans', path: '/pricing' },
  }),
  renewal: ({ plan, cents, renews_at: at }) => ({
    subject: `Your plan renews on ${day(at)}`,
    edit: { before: 'Renews automatically, see terms', why: 'You should know before it happens, not after.' },
    paragraphs: [
      `Whetstone ${String(plan)} renews on ${day(at)} at ${money(cents)} a month, before any coupon.`,
      'You don’t need to do anything. To stop, cancel in your account before that day.',
    ],
    link: account,
  }),
  withdrawal: ({ plan, cents, kept_cents: kept, prompts_used: used, declared_at: at }) => ({
    subject: 'Your withdrawal from the contract',
    paragraphs: [
      `We received your withdrawal from the contract for Whetstone ${String(plan)} on ${moment(at)}.`,
      Number(cents) > 0
        ? `We are refunding ${money(cents)} to your original payment method. That can take ${refundArrival}.`
        : 'There is nothing left to refund.',
      ...(Number(kept) > 0
        ? [
            `We kept ${money(kept)} for the ${String(used)} prompts you used, because we have already refunded you in full once.`,
          ]
        : []),
      'You are on the free plan now. Please keep this email as proof.',
    ],
    link: account,
  }),
  refund: ({ plan, cents }) => ({
    subject: 'Your refund',
    paragraphs: [
      `We are refunding ${money(cents)} for Whetstone ${String(plan)} to your original payment method. That can take ${refundArrival}.`,
      'The subscription has ended, and you are on the free plan now.',
    ],
    link: account,
  }),
  duplicate: ({ plan, cents }) => ({
    subject: 'We refunded a second subscription',
    paragraphs: [
      `You paid for Whetstone ${String(plan)} when you already had an active subscription.`,
      `We ended the second one and are refunding ${money(cents)}. The first one has not changed.`,
    ],
    link: account,
  }),
};
