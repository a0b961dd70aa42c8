import type { ReactNode } from 'react';
import { CasePart } from './case-part.tsx';
import { PressedChips } from './pressed-chips.tsx';
import { PressedWishes } from './pressed-wishes.tsx';
import type { WrittenCase } from './write-case.ts';

/** What was typed and pressed on the left; on the right the prompt, a reason beside each line. */
export const CaseSheet = ({ written, children }: { written: WrittenCase; children?: ReactNode }) => (
  <div className="desk case">
    <div className="case-said">
      <CaseSaid {...written} />
    </div>
    <CasePart {...written} />
    {children}
  </div>
);

/** A request and its prompt, without what was asked in between. */
export const CasePrompt = ({ written: { goal, tool, sections } }: { written: WrittenCase }) => (
  <div className="desk">
    <div className="case-said">
      <p className="case-label">Typed</p>
      <p className="case-goal">{goal}</p>
    </div>
    <CasePart tool={tool} sections={sections} />
  </div>
);

/** The goal as it was typed, what was asked about it and what was pressed. */
export const CaseSaid = ({ goal, asked, wishes }: Pick<WrittenCase, 'goal' | 'asked' | 'wishes'>) => (
  <>
    <p className="case-label">Typed</p>
    <p className="case-goal">{goal}</p>
    <p className="case-label">Asked and picked</p>
    {asked.map((question) => (
      <PressedChips key={question.ask} {...question} />
    ))}
    <PressedWishes wishes={wishes} />
  </>
);
