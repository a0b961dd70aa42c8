import { fairUseSentence, paymentDays, refundArrival } from '@whetstone/contract/plans';
import { noticeDays } from '@whetstone/contract/limits';
import { legal, supportEmail } from '../../content/owners-copy.ts';
import { WithdrawLink } from '../parts/withdraw-link.tsx';
import type { Edit } from '../parts/edits.tsx';
import type { RecordRow } from '../parts/records.tsx';
import { LegalPage, type LegalSection } from './legal-page.tsx';
import { SectionLink } from './section-link.tsx';

const mail = <a href={`mailto:${supportEmail}`}>{supportEmail}</a>;

const short: readonly Edit[] = [
  {
    before: 'You grant us a license to what you write',
    after: 'Your goals and your prompts are yours',
    reason: (
      <>
        You wrote them. Publishing one is up to you: <SectionLink to="content">What you write</SectionLink>.
      </>
    ),
  },
  {
    before: 'All sales are final',
    after: `Money back within ${paymentDays.refund} days`,
    reason: (
      <>
        You should be able to try it at our risk. Once per person, on a new subscription:{' '}
        <SectionLink to="refunds">Money back</SectionLink>.
      </>
    ),
  },
  {
    before: 'Contact us to cancel',
    after: 'Cancel anytime',
    reason: (
      <>
        You should stay because it helps. What you paid for, you keep:{' '}
        <SectionLink to="cancellation">Cancellation</SectionLink>.
      </>
    ),
  },
];

const withdrawal: readonly RecordRow[] = [
  {
    name: 'How',
    text: (
      <>
        <WithdrawLink className="text-link" />, in two steps on your account page, or send a message to {mail}{' '}
        that says so. We confirm it by email with the date and time.
      </>
    ),
  },
  { name: 'The first time', text: 'We refund everything you paid.' },
  {
    name: 'After that',
    text: 'Because you ask us to begin at once when you order, we refund what you paid minus the value of the prompts you used: the price times the share of the plan’s prompts that you used. A prompt on Unlimited is valued as on Professional. If you used none, you get everything back.',
  },
];

const sections: readonly LegalSection[] = [
  {
    id: 'service',
    title: 'The service',
    text: (
      <>
        <p>
          Whetstone turns the goals you write into prompts for other tools. Those tools belong to other
          companies and have their own terms; their answers are not part of this service.
        </p>
        <p>
          Using the service means that you accept these terms. If you use it for a company, you accept them on
          the company&rsquo;s behalf.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    text: (
      <>
        <p>
          Give your real name and an email address where we can reach you, keep your password to yourself, and
          tell us at {mail} if someone else has used your account. You must be 16 or older.
        </p>
        <p>
          Do not use the service to break the law, to harm others, to get around its limits or to disrupt its
          operation.
        </p>
      </>
    ),
  },
  {
    id: 'content',
    title: 'What you write',
    text: (
      <p>
        Your goals and your prompts are yours. We store them to show them to you. When you publish a prompt,
        others may read, copy and use it until you unpublish it. Published prompts that break these terms can
        be taken down.
      </p>
    ),
  },
  {
    id: 'payment',
    title: 'Plans and payment',
    text: (
      <>
        <p>
          Charges are in US dollars and billed in advance for each period, monthly or annually, as shown
          before you confirm. Every plan offered today is monthly; an annual period begins only if you choose
          one. Tax is added where required by law. Prices are on the <a href="/pricing">pricing page</a>; we
          announce price changes by email at least {noticeDays} days before they apply to you.
        </p>
        <p>
          Moving to a larger plan takes effect at once with a prorated charge or credit. Moving to a smaller
          one takes effect at the end of the paid period. If a payment fails, we will tell you, and the
          service may be suspended until the payment is made.
        </p>
        <p>
          A text goal counts as one prompt when you first add something to it; a prompt that only gives your
          own words back is free. Unlimited means that there is no monthly limit; fair use applies to every
          plan. {fairUseSentence} Requests beyond that are refused for a while and cost nothing. Storage
          limits are listed on the help page.
        </p>
        <p>
          Since November 22, 2026, you may have prompts written by a language model of your choice, with your
          own key. Use only a key you are authorized to use here; its provider bills you under its own terms,
          and we are not a party to that. A prompt written with it still counts as one prompt. We call the
          provider only for what you ask of us.
        </p>
      </>
    ),
  },
  {
    id: 'refunds',
    title: 'Money back',
    text: (
      <p>
        New subscriptions have a {paymentDays.refund}-day money-back guarantee, once per person. Write to{' '}
        {mail} within {paymentDays.refund} days of the first payment; no reason is needed. Prompts you have
        used still count until the end of the month, even if you buy another plan. Refunds go to your original
        payment method and arrive in {refundArrival}.
      </p>
    ),
  },
  {
    id: 'cancellation',
    title: 'Cancellation',
    text: (
      <>
        <p>
          Cancel anytime. Cancellation takes effect at the end of the paid period, and the plan stays active
          until then. After that, the account continues on the free plan.
        </p>
        <p id="withdrawal">
          Consumers in the European Union may withdraw from the contract within {paymentDays.withdrawal} days
          of entering into it, without giving a reason.
        </p>
      </>
    ),
    rows: withdrawal,
  },
  {
    id: 'liability',
    title: 'Liability',
    text: (
      <>
        <p>
          The service is provided as is. We do not promise that a tool will give a particular answer to a
          prompt; check what you use.
        </p>
        <p>
          As far as the law allows, liability is limited to what you paid in the last {legal.liabilityMonths}{' '}
          months. Liability for intentional misconduct, gross negligence and personal injury, and the rights
          that consumers have by law, are not limited.
        </p>
      </>
    ),
  },
  {
    id: 'law',
    title: 'Law and changes',
    text: (
      <>
        <p>
          These terms are governed by the law of {legal.law}. Consumers keep the protection of the law of the
          country they live in.
        </p>
        <p>
          We announce changes to these terms by email at least {noticeDays} days in advance. If any part is
          invalid, the rest remains in force.
        </p>
      </>
    ),
  },
];

export const TermsPage = () => (
  <LegalPage
    title="Terms of Service"
    lead="What you can expect from us, and what we expect from you."
    short={short}
    sections={sections}
  />
);
