import { accountDays, demoRequestMonths, moneyBackYears, tryLimits } from '@whetstone/contract/limits';
import { securityLogDays } from '@whetstone/contract/security-events';
import type { RecordRow } from '../parts/records.tsx';

/** How long each kind of personal data is kept; the numbers are those that the server deletes by. */
export const howLong: readonly RecordRow[] = [
  {
    name: 'Until you delete your account',
    text: 'As long as the account exists. Deleting it also deletes your profile, prompts, drafts, cards, favorites and ledger, and ends your subscription.',
  },
  { name: 'By law', text: 'Payment records are kept as long as the law requires, without your name.' },
  {
    name: 'Until the end of the month',
    text: 'If you used any prompts, we keep a count of them and a keyed hash of your address after the account is deleted, so that a new account does not get a fresh monthly quota. Free prompts are counted by a keyed hash of your mailbox: addresses that deliver to the same mailbox share them, and the count is erased when the month is over.',
  },
  {
    name: `${accountDays.unconfirmed} days`,
    text: 'An account whose address was never confirmed.',
  },
  { name: `${tryLimits.unchosenDays} days`, text: 'Tries where you did not choose an answer.' },
  {
    name: `${accountDays.idleSession} days`,
    text: 'Sessions, after their last use. Signing out ends them at once.',
  },
  {
    name: `${securityLogDays} days`,
    text: 'The security log. Once your account is deleted, log entries no longer name it.',
  },
  {
    name: `${demoRequestMonths} months`,
    text: 'Demo requests. They are deleted earlier if an account with the same address is deleted.',
  },
  {
    name: `${moneyBackYears} years after deletion`,
    text: 'If you have received a full refund, a keyed hash of your address, because a full refund is given only once per person.',
  },
];
