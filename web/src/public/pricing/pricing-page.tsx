import { plans } from '@whetstone/contract/plans';
import { savingsExample } from '../../content/owners-copy.ts';
import type { PlansData } from '../../shared/island-data/plans.ts';
import { Closing } from '../parts/closing.tsx';
import { Entries } from '../parts/entries.tsx';
import { CompanyFigures } from '../parts/company-figures.tsx';
import { GoalField } from '../parts/goal-field.tsx';
import { StruckIntro } from '../parts/struck-intro.tsx';
import { CaseSheet } from '../parts/cases/case-sheet.tsx';
import type { WrittenCase } from '../parts/cases/write-case.ts';
import { PageSection } from '../parts/page-section.tsx';
import { PlanCards } from '../parts/plan-cards.tsx';
import { Questions } from '../parts/questions.tsx';
import { Calculator } from './calculator.tsx';
import { inEveryPlan, PlanFacts, terms } from './plan-facts.tsx';
import { PlanTable } from './plan-table.tsx';
import { pricingQuestions } from './pricing-questions.tsx';

const { beforeUsd, afterUsd } = savingsExample;
const monthUsd = beforeUsd - afterUsd;
const yearUsd = monthUsd * 12;

const reasons = [
  {
    title: 'Fewer rounds',
    text: 'Getting the right answer often takes a second and third request. A prompt that states the reader, length and format needs fewer follow-ups.',
  },
  {
    title: 'Smaller bills',
    text: 'If you pay by the token, you pay for every attempt. You see each prompt’s token count before you send it.',
  },
  {
    title: 'Work that repeats',
    text: 'Save a prompt that worked, blanks and all, and next time you just fill in the blanks.',
  },
];

export function PricingPage({ invoice }: { invoice: WrittenCase }) {
  return (
    <>
      <StruckIntro
        struck={{
          text: 'Plans that grow with you',
          reason: 'Every plan has every feature, so there is nothing to grow into.',
        }}
        title="Pay for prompts,"
        added="not for features"
        lead="Plans differ only in how many prompts you can generate each month. Prices are in US dollars, plus tax where required by law. Cancel anytime, no setup fees."
      />
      <div
        {...({ 'data-plans': true } satisfies PlansData)}
        className="mx-auto max-w-[1200px] px-4 pb-24 sm:px-6"
      >
        <h2 className="sr-only">Plans</h2>
        <PlanTable />
        <div className="lg:hidden">
          <PlanCards plans={plans} />
        </div>
        <div {...({ 'data-payment-problem': true } satisfies PlansData)} className="mt-4 empty:hidden" />
        <PlanFacts title="Limits, tax and cancellation" facts={terms} />
        <PlanFacts title="In every plan, even the free one" facts={inEveryPlan} />
      </div>
      <PageSection
        title="This is one prompt"
        lead="It counts once, when you first add something to your own words. Every later change is free, and so is switching tools."
        layout="wide"
      >
        <CaseSheet written={invoice} />
      </PageSection>
      <PageSection title="Why it pays off">
        <Entries entries={reasons} />
      </PageSection>
      <PageSection
        id="calculator"
        title="What rewriting costs you"
        lead={`If a small team spends $${beforeUsd} a month on rewriting answers, but only $${afterUsd} with good prompts, it saves $${monthUsd} a month, or $${yearUsd.toLocaleString('en-US')} a year. Change the numbers to your own.`}
      >
        <div className="flex flex-col gap-12">
          <Calculator monthUsd={monthUsd} yearUsd={yearUsd} />
          <CompanyFigures figures={['tokens', 'hours', 'firstTry']} />
        </div>
      </PageSection>
      <PageSection id="faq" title="Questions">
        <Questions questions={pricingQuestions} />
      </PageSection>
      <Closing title="Try it before you pay for it.">
        <GoalField />
      </Closing>
    </>
  );
}
