import { measured } from '../../content/measured.ts';
import { Closing } from '../parts/closing.tsx';
import { Columns } from '../parts/columns.tsx';
import { CompanyFigures } from '../parts/company-figures.tsx';
import type { Entry } from '../parts/entries.tsx';
import { GoalField } from '../parts/goal-field.tsx';
import { MeasuredAnswers } from '../parts/measured-answers.tsx';
import { PageIntro } from '../parts/page-intro.tsx';
import { PageSection } from '../parts/page-section.tsx';
import { CasePrompt } from '../parts/cases/case-sheet.tsx';
import { type StepCases, Steps } from './steps.tsx';

const generators: readonly Entry[] = [
  {
    title: 'Content Prompter',
    text: 'For text. Choose a level, an industry and specialty if you like, and whether the answer should sound human.',
    note: `${measured.specialties} specialties`,
  },
  {
    title: 'Visual Prompter',
    text: 'For pictures and clips. Describe the scene; choose a style, a quality level and a service.',
    note: `${measured.styles} styles`,
  },
  {
    title: 'Code Prompter',
    text: 'For software. Say what it is, name the stack if it’s already decided, and add links to pages you like.',
    note: `${measured.projectTypes} project types`,
  },
];

export function HowPage(cases: StepCases) {
  return (
    <>
      <PageIntro
        title="From a rough request to a sharp prompt"
        lead="Five steps, one of them optional. You write and choose; Whetstone shows you everything in between."
        aside={<CasePrompt written={cases.picture} />}
      >
        <GoalField />
      </PageIntro>
      <PageSection title="One letter, step by step" layout="wide">
        <Steps {...cases} />
      </PageSection>
      <MeasuredAnswers />
      <PageSection
        title="A prompter for each kind of tool"
        lead="Chat assistants, image services and coding tools read prompts differently, so each gets its own."
        layout="wide"
      >
        <Columns entries={generators} />
        <CompanyFigures figures={['tokens', 'speed', 'firstTry', 'hours']} />
      </PageSection>
      <Closing title="Ten words are enough to start.">
        <GoalField />
      </Closing>
    </>
  );
}
