import {
  accountDays,
  cardLimits,
  demoRequestMonths,
  modelWriting,
  moneyBackYears,
  rememberedLimits,
  tryLimits,
} from '@whetstone/contract/limits';
import { securityLogDays } from '@whetstone/contract/security-events';
import { supportEmail } from '../../content/owners-copy.ts';
import type { Edit } from '../parts/edits.tsx';
import { LegalPage, type LegalSection } from './legal-page.tsx';

const mail = <a href={`mailto:${supportEmail}`}>{supportEmail}</a>;

const short: readonly Edit[] = [
  {
    before: 'We may share your data with partners',
    after: 'Nothing is sold',
    reason: 'See “Who else sees it” for who sees what, and why.',
  },
  {
    before: 'Your words improve our models',
    after: 'We do not train models on what you write',
    reason: 'See “Who else sees it” for this, too.',
  },
  {
    before: 'We and our partners use cookies',
    after: 'No trackers, no cookies for advertising',
    reason: 'See “In your browser” for what your browser does keep.',
  },
];

const sections: readonly LegalSection[] = [
  {
    id: 'stored',
    title: 'What is stored',
    text: (
      <>
        <ul>
          <li>
            Your account: name, email address, a hash of your password (never the password), the time of your
            last sign-in, your sessions with address and browser, and a second factor if you set one.
          </li>
          <li>
            Your plan: tier, limit, prompts used this month. Card numbers are not stored here; they go to the
            payment provider.
          </li>
          <li>What you save: prompts with title, description, category and tags, and your favorites.</li>
          <li>
            Since November 22, 2026: for each import, the name of its first file, the time, and which prompts,
            folders and views it added, so that the import can be undone. The file itself is read on the
            server and not kept. This record is in your account export and is deleted with your account.
          </li>
          <li>
            A ledger of generations: the time, the kind, and two hashes of the request. One prevents a
            repeated click from being charged twice. The other recognizes a goal you have already used, so
            that it is charged once and later changes are free. The goal itself is not in it.
          </li>
          <li>
            If a language model is connected: when it improved a goal, asked questions or wrote for you, how
            much it read and wrote, and what that cost. The goal itself is not in this record.
          </li>
          <li>
            Since November 22, 2026, for {modelWriting.keptDays} days: the prompts that a language model, or
            our rules in its place, wrote for you, so that they survive a lost connection and you can add
            answers later; and the model&rsquo;s questions about a goal, stored under a hash of that goal.
            Both are in your account export.
          </li>
          <li>
            Since November 22, 2026, if you add one: your own key for a language model, encrypted so that
            neither the database nor a backup of it shows it, with the provider, the model, the last four
            characters and the day. It is never shown again, is in no log and no export (an export says only
            that there is one), and is deleted when you remove it.
          </li>
          <li>
            Since November 22, 2026, when you compare a prompt with your plain words: the kind, the model,
            whether it ran on your own key, and which answer you found better. The texts and answers are not
            stored, unless you save them as an example beside a prompt.
          </li>
          <li>
            Since November 22, 2026: your context cards, with the last {cardLimits.versions} versions of each,
            and the answers you gave to questions about your goals, up to {rememberedLimits.count}, each with
            the question and a hash of the last goal. You can see, change and delete both under Context; both
            are in your account export and are deleted with your account. Texts that you paste to measure a
            voice never leave the page.
          </li>
          <li>
            Your votes. With a vote, a keyed hash of the network it came from (the first 24 bits of an IPv4
            address, the first 48 of an IPv6 address; the address itself is not kept), so that many votes from
            one place do not all count at once. It is erased a day after the vote began to count.
          </li>
          <li>
            Since November 22, 2026, if you choose one: your public name. It is shown with your public prompts
            and shared collections and on its own page; your email address never is. It is off until you
            choose it. Also your collections, with their names, descriptions and order. You can change and
            delete both; both are in your account export and are deleted with your account.
          </li>
          <li>
            Since November 22, 2026, when anyone copies or saves a public prompt: keyed hashes of the account,
            if there is one, and of the network, so that no one is counted twice in a day. They are erased
            after two days; only the count is kept.
          </li>
          <li>
            A security log: wrong passwords and codes, refused requests, changed passwords, second factors,
            model keys and ways to sign in, each with the account, the network address and the minute. It does
            not contain what was typed.
          </li>
          <li>
            Since November 22, 2026, if an administrator suspends your account: the reason and the time, until
            the suspension is lifted; for reports by you or others, the decision and its reason.
          </li>
          <li>Demo requests: name, email, company and message as you sent them.</li>
        </ul>
        <p>
          The goal you write in a prompter, and what you fill in beside it, is sent to the server when you
          generate, and also while you write, so that the server can tell you what the goal is missing. These
          requests are not stored.
        </p>
        <p>
          Since November 22, 2026, the drafts of the prompters are stored in your account: goal, choices,
          answers and the last result of each prompter, sent as you type, so that they survive a crash and are
          available on your other devices. When two tabs or devices differ, the draft you do not choose is
          kept as a copy. The last twenty copies of each prompter are kept, and you can delete them there.
          Drafts and copies are in your account export.
        </p>
      </>
    ),
  },
  {
    id: 'home',
    title: 'Without an account',
    text: (
      <p>
        What you type at the desk on the home page is sent to the server each time you pause, so that it can
        write the prompt, together with the answers you choose. The server keeps none of it; it only counts
        the requests from a connection, for 15 minutes. The goal also stays in your browser until you sign up.
      </p>
    ),
  },
  {
    id: 'browser',
    title: 'In your browser',
    text: (
      <p>
        No cookies for advertising and no trackers. One cookie notes that this browser has signed in to your
        account before, so that strangers guessing your password cannot lock you out; it grants no access and
        expires after {accountDays.idleSession} days. The browser&rsquo;s storage holds your session, your
        theme, unsaved changes to a saved prompt until you save them or sign out, and, until sign-up, a goal
        typed on the home page. Text you typed in a prompter that has not been sent yet is stored there
        encrypted; only your signed-in session gets the key. Signing out removes the session and the encrypted
        text.
      </p>
    ),
  },
  {
    id: 'why',
    title: 'Why, and on what legal basis',
    text: (
      <ul>
        <li>To provide the service you asked for (contract): account, plan, prompts, ledger.</li>
        <li>
          To keep it safe (legitimate interest): counters by address that limit guessing, the security log,
          logs of failures without your texts.
        </li>
        <li>To answer you (your request): demo requests and emails to support.</li>
        <li>To keep our books (legal obligation): payments.</li>
      </ul>
    ),
  },
  {
    id: 'others',
    title: 'Who else sees it',
    text: (
      <>
        <p>
          The payment provider, the email service and the database host, each for its part. Nothing is sold,
          and we use nothing to train models.
        </p>
        <p>
          If the operator connects a language model, since November 22, 2026, it writes your prompts, and the
          page names it before you press Generate. It is sent the goal and what you said about it (answers,
          suggestions you add, choices, and what your active context cards say), and nothing else of yours:
          when you improve a goal, when you generate, when you change a prompt that it wrote, and once when
          you pause after entering a goal, for its questions. When you try a prompt, your plain words and the
          prompt are sent to it separately. With your own key, all of this goes to the provider you chose,
          through your account there; what happens to it there is between you and that provider. Without a
          model, our rules write the prompt on our server, and nothing leaves it.
        </p>
        <p>
          A service that you sign in with, such as Google, can see that you signed in. If the operator has set
          up a bot check, its provider sees the request you send with it.
        </p>
        <p>Everyone can see the prompts you publish, but not your email address.</p>
      </>
    ),
  },
  {
    id: 'how-long',
    title: 'How long',
    text: (
      <p>
        As long as the account exists. Deleting it deletes your profile, prompts, drafts, cards, favorites and
        ledger with it and ends your subscription; payment records stay as long as the law requires, without
        your name. If you had used prompts, a keyed hash of your address and the number of prompts stay until
        the end of the month, so that a new account does not get a fresh monthly quota. Free prompts are
        counted by a keyed hash of your mailbox: addresses that your mail host delivers to one mailbox share
        them, and the count is erased when the month is over. If you have had a full refund, we keep a keyed
        hash of your address for {moneyBackYears} more years, because a full refund is given only once per
        person. Sessions end when you sign out, and {accountDays.idleSession} days after their last use. An
        account whose address was never confirmed is deleted after {accountDays.unconfirmed} days. The
        security log is deleted after {securityLogDays} days; once your account is deleted, its entries no
        longer name it. Tries in which you chose no answer are deleted after {tryLimits.unchosenDays} days.
        Demo requests are deleted after {demoRequestMonths} months, or earlier with the account that has the
        same address.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    text: (
      <p>
        You may access, correct, export and delete your data, restrict or object to its use, and complain to a
        supervisory authority. Write to {mail}; we answer within a month.
      </p>
    ),
  },
];

export const PrivacyPage = () => (
  <LegalPage
    title="Privacy"
    lead="What is kept, why, and for how long. As little as the service needs."
    short={short}
    sections={sections}
  />
);
