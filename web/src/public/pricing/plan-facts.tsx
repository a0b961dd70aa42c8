import { paymentDays } from '@whetstone/contract/plans';

interface Fact {
  title: string;
  text: string;
}

/** What no plan leaves out: beside the table, so that the table can hold what differs. */
export const inEveryPlan: readonly Fact[] = [
  { title: 'All three levels', text: 'Standard, Professional and Expert, in every industry.' },
  { title: 'Every kind of prompt', text: 'Text, image, video and code, for every tool we support.' },
  { title: 'My Prompts', text: 'Everything you save, with folders, tags, versions and export.' },
  { title: 'Email support', text: 'One address for questions, problems and ideas.' },
];

/** What one agrees to with a plan. */
export const terms: readonly Fact[] = [
  {
    title: 'At the limit',
    text: 'Wait until next month or choose a larger plan. You are not charged extra, and prompts with only your own words stay free.',
  },
  { title: 'Tax', text: 'Added where required by law. Prices are in US dollars.' },
  { title: 'Cancel anytime', text: 'The plan then runs until the end of the month you paid for.' },
  {
    title: 'Money back',
    text: `For ${paymentDays.refund} days on your first subscription, once per person.`,
  },
];

/** Four facts that hold for all plans, side by side. */
export const PlanFacts = ({ title, facts }: { title: string; facts: readonly Fact[] }) => (
  <div className="mt-12">
    <h3 className="text-16 font-semibold">{title}</h3>
    <dl className="mt-4 grid gap-x-8 gap-y-6 border-t border-ink pt-4 sm:grid-cols-2 lg:grid-cols-4">
      {facts.map(({ title: name, text }) => (
        <div key={name}>
          <dt className="text-14 font-medium text-ink">{name}</dt>
          <dd className="mt-1 max-w-[34ch] text-14 text-body">{text}</dd>
        </div>
      ))}
    </dl>
  </div>
);
