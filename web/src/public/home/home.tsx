import { Cases } from '../parts/cases/cases.tsx';
import type { WrittenCase } from '../parts/cases/write-case.ts';
import { Closing } from '../parts/closing.tsx';
import { MeasuredAnswers } from '../parts/measured-answers.tsx';
import { PageSection } from '../parts/page-section.tsx';
import { ThreePlans } from '../parts/three-plans.tsx';
import type { DeskProps } from './desk/desk.tsx';
import { Comparison } from './comparison.tsx';
import { Hero } from './hero.tsx';
import { Prompters } from './prompters.tsx';

export function Home({ cases, ...desk }: DeskProps & { cases: readonly WrittenCase[] }) {
  return (
    <>
      <Hero {...desk} />
      <MeasuredAnswers />
      <PageSection
        layout="wide"
        title="From request to prompt"
        lead={
          <>
            Underlined: picked. Gray: added by us.{' '}
            <a href="/library" className="text-link">
              More in the library
            </a>
          </>
        }
      >
        <Cases cases={cases} />
      </PageSection>
      <PageSection layout="wide" title="Common problems and our answers">
        <Comparison />
      </PageSection>
      <PageSection layout="wide" title="A prompter for each kind of work">
        <Prompters />
      </PageSection>
      <PageSection layout="wide" title="Plans" lead="Each includes every tool and level.">
        <ThreePlans />
      </PageSection>
      <Closing title="Try it on your next request." />
    </>
  );
}
