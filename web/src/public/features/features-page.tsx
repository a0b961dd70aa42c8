import { Closing } from '../parts/closing.tsx';
import { Columns } from '../parts/columns.tsx';
import { CompanyFigures } from '../parts/company-figures.tsx';
import { Figures } from '../parts/figures.tsx';
import { GoalField } from '../parts/goal-field.tsx';
import { PageIntro } from '../parts/page-intro.tsx';
import { PageSection } from '../parts/page-section.tsx';
import { StartFree } from '../parts/start-free.tsx';
import { CasePrompt } from '../parts/cases/case-sheet.tsx';
import { type EngineCases, EngineStrips } from './engine-strips.tsx';
import { advanced, ownFigures, readers } from './feature-texts.tsx';

export function FeaturesPage(cases: EngineCases) {
  return (
    <>
      <PageIntro
        title="Every line, and why"
        lead="Whetstone reads your request, asks the questions that matter, and writes the prompt in the format your tool handles best. Each line has its reason beside it, so you can keep it, change it or take it out."
        aside={<CasePrompt written={cases.job} />}
      >
        <StartFree label="Get Started" />
      </PageIntro>
      <PageSection title="How a prompt gets written" layout="wide">
        <EngineStrips {...cases} />
        <div className="mt-16 lg:mt-24">
          <Columns entries={readers} />
        </div>
      </PageSection>
      <PageSection
        title="Set it once, keep what works"
        lead="For the prompts you use every week."
        layout="wide"
      >
        <Columns entries={advanced} />
        <p className="mt-10 text-16">
          Templates and prompts others have published are in the{' '}
          <a href="/library" className="text-link">
            Prompt Library
          </a>
          , open to everyone.
        </p>
      </PageSection>
      <PageSection title="By the numbers" lead="Counted by the product itself." layout="wide">
        <Figures figures={ownFigures} />
        <CompanyFigures figures={['tokens', 'speed', 'firstTry', 'people']} />
      </PageSection>
      <Closing title="See what it does with your words." label="Get Started">
        <GoalField />
      </Closing>
    </>
  );
}
