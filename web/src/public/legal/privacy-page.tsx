import { accountDays } from '@whetstone/contract/limits';
import { supportEmail } from '../../content/owners-copy.ts';
import type { Edit } from '../parts/edits.tsx';
import { howLong } from './how-long.ts';
import { LegalPage, type LegalSection } from './legal-page.tsx';
import { SectionLink } from './section-link.tsx';
import { whatIsStored } from './what-is-stored.ts';

const mail = <a href={`mailto:${supportEmail}`}>{supportEmail}</a>;

const short: readonly Edit[] = [
  {
    before: 'We may share your data with partners',
    after: 'Nothing is sold',
    reason: (
      <>
        Plans pay for Whetstone, so your data doesn’t have to.{' '}
        <SectionLink to="others">Who else sees it</SectionLink> names everyone.
      </>
    ),
  },
  {
    before: 'Your words improve our models',
    after: 'We do not train models on what you write',
    reason: (
      <>
        What you write is yours. <SectionLink to="others">Who else sees it</SectionLink> says what a connected
        model is sent.
      </>
    ),
  },
  {
    before: 'We and our partners use cookies',
    after: 'No trackers, no advertising cookies',
    reason: (
      <>
        There are no ads to target. What is kept <SectionLink to="browser">in your browser</SectionLink> keeps
        you signed in and your words safe.
      </>
    ),
  },
];

const sections: readonly LegalSection[] = [
  {
    id: 'stored',
    title: 'What is stored',
    text: (
      <p>
        The goal you write in a prompter, and what you fill in beside it, is sent to the server when you
        generate, and also while you write, so that the server can tell you what the goal is missing. These
        requests are not stored. What we do store:
      </p>
    ),
    rows: whatIsStored,
  },
  {
    id: 'home',
    title: 'Without an account',
    text: (
      <p>
        What you type in the box on the home page, with the answers you choose, is sent to the server each
        time you pause, so that it can write the prompt. The server keeps none of it; it only counts the
        requests from each connection, for 15 minutes. The goal also stays in your browser until you sign up.
      </p>
    ),
  },
  {
    id: 'browser',
    title: 'In your browser',
    text: (
      <p>
        No advertising cookies and no trackers. One cookie notes that this browser has signed in to your
        account before, so that strangers guessing your password cannot lock you out; it grants no access and
        expires after {accountDays.idleSession} days. The browser&rsquo;s storage holds your session, your
        theme, unsaved changes to a saved prompt until you save them or sign out, and, until sign-up, a goal
        typed on the home page. Text that you have typed in a prompter but not yet sent is stored there,
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
          To keep it safe (legitimate interest): counts of attempts from each address (to limit password
          guessing), the security log, and error logs (which contain nothing you wrote).
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
          The payment provider, the email service and the database host each see only what they need for their
          work. Nothing is sold, and we do not use your data to train models.
        </p>
        <p>
          If the operator has connected a language model (possible since November 22, 2026), it writes your
          prompts, and the page names it before you press Generate. It receives the goal and what you said
          about it (answers, suggestions you add, choices, and what your active context cards say), and
          nothing else of yours. This happens when you improve a goal, when you generate, when you change a
          prompt that it wrote, and once when you pause after entering a goal, so that it can ask its
          questions. When you try a prompt, your request as you typed it and the finished prompt are sent to
          it separately. With your own key, all of this goes to the provider you chose, through your account
          there; what happens to it there is between you and that provider. Without a model, our rules write
          the prompt on our server, and nothing leaves it.
        </p>
        <p>
          A service that you sign in with, such as Google, can see that you signed in. If the operator has set
          up a bot check, the provider of that check sees the request that your browser sends to it.
        </p>
        <p>Everyone can see the prompts you publish, but not your email address.</p>
      </>
    ),
  },
  {
    id: 'how-long',
    title: 'How long',
    rows: howLong,
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
