import { measured } from '../../content/measured.ts';
import { claims, claimsNote } from '../../content/owners-copy.ts';
import { asked, welcome } from '../../content/what-the-engine-writes.ts';
import { SheetLine } from '../../ui/manuscript/sheet-line.tsx';
import { Closing } from '../parts/closing.tsx';
import { Columns } from '../parts/columns.tsx';
import { Entries, type Entry } from '../parts/entries.tsx';
import { Figures } from '../parts/figures.tsx';
import { GoalField } from '../parts/goal-field.tsx';
import { PageIntro } from '../parts/page-intro.tsx';
import { PageSection } from '../parts/page-section.tsx';
import { Sample } from '../parts/sample.tsx';

const steps: readonly Entry[] = [
  {
    title: 'Define your goal',
    text: (
      <>
        Write what you want the way you would tell a colleague. Names, numbers and dates you give are kept to
        the letter.
        <Sample>{welcome.goal}</Sample>
      </>
    ),
  },
  {
    title: 'Optional AI enhancement',
    text: (
      <>
        One press corrects spelling and vague wording in the goal itself, and lists what it did. It costs
        nothing and can be undone.
        <Sample>
          <SheetLine words={welcome.enhanced} />
        </Sample>
      </>
    ),
  },
  {
    title: 'Advanced analysis',
    text: (
      <>
        The engine recognises what your goal is about and asks the two or three things a specialist would ask,
        each with answers to press. Nothing is counted until you use one.
        <Sample>
          <ins>{asked.ask}</ins>
        </Sample>
      </>
    ),
  },
  {
    title: 'Prompt generation',
    text: (
      <>
        A text prompt is your own words, in order, and what you answered and pressed. Pictures, clips and code
        get the craft that their tools need, each addition with its reason.
        <Sample>
          <ins>{asked.line}</ins>
        </Sample>
      </>
    ),
  },
  {
    title: 'Perfect results',
    text: (
      <>
        Copy it, send it, save it. If the answer is still not right, the marks show which line to change.
        <Sample>
          <ins>{asked.wish}</ins>
        </Sample>
      </>
    ),
  },
];

const generators: readonly Entry[] = [
  {
    title: 'Content Prompter',
    text: 'For texts: choose industry and specialty if you like, a level, and whether the result should read human-like.',
    note: `${measured.specialties} specialties`,
  },
  {
    title: 'Visual Prompter',
    text: 'For pictures and clips: describe the scene, choose a style, a quality and the service.',
    note: `${measured.styles} styles`,
  },
  {
    title: 'Code Prompter',
    text: 'For software: choose what it is, name the stack if it is fixed, add addresses of pages you like.',
    note: `${measured.projectTypes} project types`,
  },
];

export function HowPage() {
  return (
    <>
      <PageIntro
        struck={{
          text: 'It just works',
          reason: 'If you cannot see how it works, you cannot correct it when it is wrong.',
        }}
        title="From a plain goal"
        added="to a sharp prompt"
        lead="Five steps. You do the first and the last; what happens in between is shown, not hidden."
      />
      <PageSection title="Five steps">
        <Entries entries={steps} isNumbered />
      </PageSection>
      <PageSection
        title="Three generators"
        lead="One for each kind of tool, because each reads differently."
        layout="wide"
      >
        <Columns entries={generators} />
      </PageSection>
      <PageSection title="What people get out of it" layout="wide">
        <Figures figures={[claims.tokens, claims.speed, claims.firstTry, claims.hours]} note={claimsNote} />
      </PageSection>
      <Closing title="The first step takes ten words.">
        <GoalField />
      </Closing>
    </>
  );
}
