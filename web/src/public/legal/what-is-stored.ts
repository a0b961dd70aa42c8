import { cardLimits, modelWriting, rememberedLimits } from '@whetstone/contract/limits';
import type { RecordRow } from '../parts/records.tsx';

const since = 'November 22, 2026';

/** Each kind of personal data that the service keeps. */
export const whatIsStored: readonly RecordRow[] = [
  {
    name: 'Your account',
    text: 'Name, email address, a hash of your password (never the password), the time of your last sign-in, your sessions, each with its IP address and browser, and a second factor if you set one up.',
  },
  {
    name: 'Your plan',
    text: 'Tier, limit, prompts used this month. Card numbers are not stored here; they go to the payment provider.',
  },
  {
    name: 'What you save',
    text: 'Prompts with their titles, descriptions, categories and tags, and your favorites.',
  },
  {
    name: 'Drafts',
    since,
    text: 'The goal, choices, answers and last result of each prompter, sent as you type, so that they survive a crash and are available on your other devices. When two tabs or devices differ, the draft you do not choose is kept as a copy. For each prompter, the last twenty copies are kept, and you can delete them in that prompter. Drafts and copies are in your account export.',
  },
  {
    name: 'Imports',
    since,
    text: 'For each, the name of its first file, the time, and which prompts, folders and views it added, so that the import can be undone. The file itself is read on the server and not kept. This record is in your account export and is deleted with your account.',
  },
  {
    name: 'Generations',
    text: 'A ledger: the time, the kind, and two hashes of the request. One prevents a repeated click from being charged twice. The other recognizes a goal you have already used, so that it is charged once and later changes are free. The goal itself is not in it.',
  },
  {
    name: 'Use of a model',
    text: 'If a language model is connected: when it improved a goal, asked questions or wrote for you, how much it read and wrote, and what that cost. The goal itself is not in this record.',
  },
  {
    name: 'What was written',
    since,
    text: `For ${modelWriting.keptDays} days: the prompts that a language model, or our rules in its place, wrote for you, so that they survive a lost connection and you can add answers later; and the model’s questions about a goal, stored under a hash of that goal. Both are in your account export.`,
  },
  {
    name: 'Your own key',
    since,
    text: 'If you add one: your key for a language model, encrypted so that neither the database nor a backup of it shows it, with the provider, the model, its last four characters and the day you added it. It is never shown again, does not appear in any log or export (an export says only that a key exists), and is deleted when you remove it.',
  },
  {
    name: 'Tries',
    since,
    text: 'When you compare a prompt with your request as you typed it: the kind, the model, whether it ran on your own key, and which answer you found better. The texts and answers are not stored, unless you save them as an example beside a prompt.',
  },
  {
    name: 'Context cards',
    since,
    text: `Your cards, with the last ${cardLimits.versions} versions of each, and the answers you gave to questions about your goals, up to ${rememberedLimits.count}, each with the question and a hash of the last goal. You can see, change and delete both under Context; both are in your account export and are deleted with your account. Writing samples you paste for a voice card never leave the page.`,
  },
  {
    name: 'Votes',
    text: 'With a vote, a keyed hash of the network it came from (the first 24 bits of an IPv4 address, the first 48 of an IPv6 address; the address itself is not kept), so that many votes from one place do not all count at once. It is erased a day after the vote begins to count.',
  },
  {
    name: 'Public name, collections',
    since,
    text: 'If you choose a public name, it is shown with your public prompts and shared collections and on its own page; your email address never is. You have no public name until you choose one. For your collections, we store their names, descriptions and order. You can change and delete both; both are in your account export and are deleted with your account.',
  },
  {
    name: 'Copies of a prompt',
    since,
    text: 'When anyone copies or saves a public prompt: keyed hashes of the account, if there is one, and of the network, so that no one is counted twice in a day. They are erased after two days; only the count is kept.',
  },
  {
    name: 'Security log',
    text: 'Wrong passwords and codes, refused requests, and changes to passwords, second factors, model keys and sign-in methods, each with the account, the network address and the time, to the minute. It does not contain what was typed.',
  },
  {
    name: 'Suspension, reports',
    since,
    text: 'If an administrator suspends your account: the reason and the time, until the suspension is lifted. For reports by you or others: the decision and its reason.',
  },
  { name: 'Demo requests', text: 'Name, email, company and message as you sent them.' },
];
