import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';
import type { Usage } from '@whetstone/contract';
import { rowsOf, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';

let hosts: ReadonlySet<string> | undefined;

/** Whether the host of an address gives out throw-away addresses, itself or as a host below one that does. */
const isThrowAway = (address: string): boolean => {
  hosts ??= disposableEmailBlocklistSet();
  const labels = address
    .slice(address.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.');
  return labels.some((_, index) => index < labels.length - 1 && hosts?.has(labels.slice(index).join('.')));
};

/** A person's address, and how many free prompts of its mailbox other accounts used. */
export interface Mailbox {
  readonly email: string;
  readonly used_elsewhere: number;
}

const throwAway = (email: string): string =>
  `${email.slice(email.lastIndexOf('@') + 1)} gives out disposable addresses, which get no free prompts. Change your address on the account page or choose a plan; everything else works.`;

const shared = ({ used_elsewhere: count }: Mailbox, { limit, remaining }: Usage): string =>
  remaining === 0
    ? `This mailbox has used its ${limit} free prompts for this month, ${count} of them from another account.`
    : `${count} of the month's free prompts ${count === 1 ? 'was' : 'were'} used by another account that shares your mailbox.`;

/**
 * The usage of the free plan as a mailbox has it: none where its host gives out throw-away addresses, and a sentence where
 * another account of the mailbox used a part.
 */
export const usageOfMailbox = (usage: Usage, mailbox: Mailbox): Usage => {
  if (isThrowAway(mailbox.email)) return { ...usage, limit: 0, remaining: 0, note: throwAway(mailbox.email) };
  return mailbox.used_elsewhere > 0 ? { ...usage, note: shared(mailbox, usage) } : usage;
};

/** The usage of the free plan as the caller's mailbox has it. Other plans belong to the account alone. */
export const freeUsage = async (tx: Transaction, usage: Usage): Promise<Usage> => {
  if (usage.tier !== 'free') return usage;
  const [mailbox] = await rowsOf<Mailbox>(tx, sql`select * from public.my_mailbox()`);
  return mailbox ? usageOfMailbox(usage, mailbox) : usage;
};
