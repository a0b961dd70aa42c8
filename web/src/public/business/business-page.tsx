import { claims, claimsNote, testimonials, testimonialsNote } from '../../content/owners-copy.ts';
import { buttonClasses } from '../../ui/button-classes.ts';
import { Columns } from '../parts/columns.tsx';
import { Entries } from '../parts/entries.tsx';
import { Figures } from '../parts/figures.tsx';
import { PageIntro } from '../parts/page-intro.tsx';
import { PageSection } from '../parts/page-section.tsx';
import { Askers } from './askers.tsx';
import { benefits, teams } from './business-texts.ts';
import { DemoForm } from './demo-form.tsx';
import type { DemoOutcome } from './demo-outcomes.ts';
import type { WrittenAskers } from './write-askers.ts';

const scheduleDemo = (
  <a href="#demo" className={buttonClasses('primary', 'large')}>
    Schedule Demo
  </a>
);

export interface BusinessPageProps {
  outcome: DemoOutcome | undefined;
  askers: WrittenAskers;
}

export function BusinessPage({ outcome, askers }: BusinessPageProps) {
  return (
    <>
      <PageIntro
        struck={{
          text: 'Loved by teams everywhere',
          reason: 'Nobody can check that line. What a team gets is listed below, with what is not there yet.',
        }}
        title="One way of asking,"
        added="for the whole team"
        lead="When ten people ask ten ways, ten styles come back. Whetstone gives a team the same checks, the same blanks and the same collection of prompts that worked."
      >
        {scheduleDemo}
      </PageIntro>
      <PageSection
        title="Asked three ways, held to one standard"
        lead="The same email, asked for by three people. The engine wrote this as the page was drawn."
        layout="wide"
      >
        <Askers {...askers} />
      </PageSection>
      <PageSection
        title="Return on investment"
        lead="Hours that no longer go into second and third requests."
        layout="wide"
      >
        <Figures figures={[claims.tokens, claims.speed, claims.firstTry, claims.hours]} note={claimsNote} />
        <p className="mt-4 text-14 text-body">
          Put your own hours and rates into the{' '}
          <a href="/pricing#calculator" className="text-link">
            calculator
          </a>
          .
        </p>
      </PageSection>
      <PageSection
        title="What a team gets"
        lead="Some of it is in the product today, some is planned. Each line says which."
      >
        <Entries entries={benefits} />
      </PageSection>
      <PageSection title="Who it is for" layout="wide">
        <Columns entries={teams} />
      </PageSection>
      <PageSection title="In their words" lead={testimonialsNote} layout="wide">
        <ul className="grid gap-x-8 gap-y-10 lg:grid-cols-3">
          {testimonials.map(({ quote, role, company }) => (
            <li key={role}>
              <figure className="flex h-full flex-col gap-4 border-t border-hairline pt-4">
                <blockquote className="text-16 text-body">“{quote}”</blockquote>
                <figcaption className="mt-auto text-13 text-mute">
                  {role}, {company}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection
        id="demo"
        title="Schedule Demo"
        lead="Say who you are and what your team asks of AI tools. We reply with times that suit you."
      >
        <DemoForm outcome={outcome} />
      </PageSection>
    </>
  );
}
