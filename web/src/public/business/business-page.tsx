import { CaseSheet } from '../parts/cases/case-sheet.tsx';
import type { WrittenCase } from '../parts/cases/write-case.ts';
import { savingsExample } from '../../content/owners-copy.ts';
import { buttonClasses } from '../../ui/button-classes.ts';
import { Columns } from '../parts/columns.tsx';
import { Entries } from '../parts/entries.tsx';
import { CompanyFigures } from '../parts/company-figures.tsx';
import { MeasuredAnswers } from '../parts/measured-answers.tsx';
import { PageIntro } from '../parts/page-intro.tsx';
import { PageSection } from '../parts/page-section.tsx';
import { type RecordRow, Records } from '../parts/records.tsx';
import { Askers } from './askers.tsx';
import { benefits, planned, teams } from './business-texts.ts';
import { DemoForm } from './demo-form.tsx';
import { Testimonials } from './testimonials.tsx';
import type { DemoOutcome } from './demo-outcomes.ts';
import type { WrittenAskers } from './write-askers.ts';

const scheduleDemo = (
  <a href="#demo" className={buttonClasses('primary', 'large')}>
    Schedule Demo
  </a>
);

const { beforeUsd, afterUsd } = savingsExample;
const savedByExample: readonly RecordRow[] = [
  { name: 'Rewriting today', text: `$${beforeUsd} a month` },
  { name: 'With clear prompts', text: `$${afterUsd} a month` },
  {
    name: 'Saved, before the cost of the plan',
    text: <ins className="mark-added">${beforeUsd - afterUsd} a month</ins>,
  },
];

export interface BusinessPageProps {
  outcome: DemoOutcome | undefined;
  askers: WrittenAskers;
  /** A letter from a business, told whole. */
  prices: WrittenCase;
}

export function BusinessPage({ outcome, askers, prices }: BusinessPageProps) {
  return (
    <>
      <PageIntro
        title="Ten people, one standard for prompts"
        lead="Ask ten different ways and you get ten different styles back. With Whetstone, everyone on the team is asked the same questions, so the prompt no longer depends on who wrote it."
        aside={<Askers {...askers} />}
      >
        {scheduleDemo}
      </PageIntro>
      <PageSection
        title="A letter nobody likes to write"
        lead="Prices are going up. The request is one line; here are the questions it raises, the answers picked, and the prompt."
        layout="wide"
      >
        <CaseSheet written={prices} />
      </PageSection>
      <MeasuredAnswers />
      <PageSection
        title="Return on investment"
        lead="The real cost is rework: the second and third requests for the same piece of writing. Enter your own hours and rates in the calculator to see what it adds up to."
      >
        <div className="flex flex-col items-start gap-6">
          <div className="team-savings w-full">
            <p className="mb-4 text-16 text-body">For example, a small team:</p>
            <Records rows={savedByExample} />
          </div>
          <a href="/pricing#calculator" className={buttonClasses('secondary', 'large')}>
            Calculate yours
          </a>
          <CompanyFigures figures={['tokens', 'speed', 'firstTry', 'hours']} />
        </div>
      </PageSection>
      <PageSection title="For teams: now and next">
        <p className="mb-4 text-13 text-mute">Today</p>
        <Entries entries={benefits} />
        <p className="mt-12 mb-4 text-13 text-mute">Planned (ask us for dates)</p>
        <Entries entries={planned} />
      </PageSection>
      <PageSection title="Who it is for" layout="wide">
        <Columns entries={teams} />
        <Testimonials />
      </PageSection>
      <PageSection
        id="demo"
        title="Schedule Demo"
        lead="Tell us who you are and what your team uses AI tools for. We’ll find a time that works for you."
      >
        <DemoForm outcome={outcome} />
      </PageSection>
    </>
  );
}
