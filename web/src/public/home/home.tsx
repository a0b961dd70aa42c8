import { Closing } from '../parts/closing.tsx';
import { Edits } from '../parts/edits.tsx';
import { PageSection } from '../parts/page-section.tsx';
import { ThreePlans } from '../parts/three-plans.tsx';
import type { DeskProps } from './desk/desk.tsx';
import { Hero } from './hero.tsx';
import { homeEdits } from './home-edits.ts';
import { Platforms } from './platforms.tsx';
import { Prompters } from './prompters.tsx';
import { UseCases } from './use-cases.tsx';
import type { WrittenUse } from './write-uses.ts';

export function Home({ uses, ...desk }: DeskProps & { uses: readonly WrittenUse[] }) {
  return (
    <>
      <Hero {...desk} />
      <Platforms />
      <PageSection
        layout="wide"
        title="What goes wrong, and what stands instead"
        lead="A model fills every gap in a request with a guess. Whetstone closes the gaps first, or leaves them open where you can see them."
      >
        <Edits edits={homeEdits} beforeLabel="What people send" afterLabel="What Whetstone sends" />
      </PageSection>
      <PageSection
        layout="wide"
        title="Three uses"
        lead={
          <>
            What people bring, and what goes out.{' '}
            <a href="/library" className="text-link">
              More in the library
            </a>
          </>
        }
      >
        <UseCases uses={uses} />
      </PageSection>
      <PageSection layout="wide" title="One prompter for each kind of work">
        <Prompters />
      </PageSection>
      <PageSection
        layout="wide"
        title="Plans"
        lead="Every plan writes for every tool at every level. Plans differ in how many prompts a month you may generate."
      >
        <ThreePlans />
      </PageSection>
      <Closing title="Bring the next thing you were going to ask for." />
    </>
  );
}
