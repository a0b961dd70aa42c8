import { claims, claimsNote } from '../../content/owners-copy.ts';
import { Closing } from '../parts/closing.tsx';
import { Columns } from '../parts/columns.tsx';
import { Entries } from '../parts/entries.tsx';
import { Figures } from '../parts/figures.tsx';
import { GoalField } from '../parts/goal-field.tsx';
import { PageIntro } from '../parts/page-intro.tsx';
import { PageSection } from '../parts/page-section.tsx';
import { StartFree } from '../parts/start-free.tsx';
import { engines } from './engine-entries.tsx';
import { advanced, ownFigures } from './feature-texts.ts';

export function FeaturesPage() {
  return (
    <>
      <PageIntro
        struck={{
          text: 'All the features you need, in one place',
          reason: 'A list of features says what we have. You came for what happens to your text.',
        }}
        title="What it does"
        added="to your words"
        lead="Whetstone reads the goal, decides what the tool needs to know, writes it down and says why. It works by rules that you can read, so the same goal gives the same prompt every time."
      >
        <StartFree label="Get Started" />
      </PageIntro>
      <PageSection title="Six engines" lead="Each does one thing to a goal, and shows its mark.">
        <Entries entries={engines} isNumbered />
      </PageSection>
      <PageSection title="Six that go further" lead="For work that comes back every week." layout="wide">
        <Columns entries={advanced} />
        <p className="mt-10 text-16">
          Templates and what others published stand in the{' '}
          <a href="/library" className="text-link">
            Prompt Library
          </a>
          , open to everyone.
        </p>
      </PageSection>
      <PageSection
        title="In numbers"
        lead="The product counts the first row itself. The second row is what the company states."
        layout="wide"
      >
        <div className="flex flex-col gap-12">
          <Figures figures={ownFigures} />
          <Figures
            figures={[claims.tokens, claims.speed, claims.firstTry, claims.people]}
            note={claimsNote}
          />
        </div>
      </PageSection>
      <Closing title="See what it does to yours." label="Get Started">
        <GoalField />
      </Closing>
    </>
  );
}
