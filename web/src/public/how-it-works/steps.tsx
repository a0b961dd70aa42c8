import type { ReactNode } from 'react';
import { improved } from '../../content/what-the-engine-writes.ts';
import { NoteNumber } from '../../ui/manuscript/note-number.tsx';
import { SheetLine } from '../../ui/manuscript/sheet-line.tsx';
import { PromptLines } from '../parts/cases/prompt-lines.tsx';
import { PressedChips } from '../parts/cases/pressed-chips.tsx';
import { PressedWishes } from '../parts/cases/pressed-wishes.tsx';
import type { WrittenCase } from '../parts/cases/write-case.ts';

export interface StepCases {
  letter: WrittenCase;
  /** The same request with one answer changed and no wishes. */
  letterChanged: WrittenCase;
  /** Another request and its prompt, to open the page with. */
  picture: WrittenCase;
}

const chosenLines = ({ sections }: WrittenCase) =>
  sections.flatMap(({ spans }) => spans).flatMap(({ origin, text }) => (origin === 'chosen' ? [text] : []));
/** The line of a prompt that its other version does not have. */
const changedLine = (written: WrittenCase, other: WrittenCase) =>
  chosenLines(written).find((line) => !chosenLines(other).includes(line));

/** The five steps, each with what one sees at it. */
export const Steps = ({ letter, letterChanged }: Omit<StepCases, 'picture'>) => (
  <ol className="flex flex-col gap-12 lg:gap-16">
    <Step
      number={1}
      title="Define your goal"
      text="Write what you want the way you’d say it to a colleague. Names, numbers and dates stay exactly as you wrote them."
    >
      <p className="sheet text-ink">{improved.goal}</p>
    </Step>
    <Step
      number={2}
      title="Optional AI enhancement"
      text="One click corrects the spelling and suggests clearer wording for the request itself, and lists each change. You keep the ones you want; in this example, only the spelling. It costs nothing."
    >
      <p className="sheet">
        <span>
          <SheetLine words={improved.words} />
          <NoteNumber number={1} />
        </span>
        <span className="sheet-note">
          <span className="font-semibold text-mark">1</span>
          {improved.kept}
        </span>
      </p>
    </Step>
    <Step
      number={3}
      title="Advanced analysis"
      text="Whetstone recognizes what your request is about and asks what a specialist would ask, with answers to choose from. Nothing counts as a prompt until you use an answer."
    >
      <div className="desk">
        <div className="case-said">
          {letter.asked.map((question) => (
            <PressedChips key={question.ask} {...question} />
          ))}
          <PressedWishes wishes={letter.wishes} />
        </div>
      </div>
    </Step>
    <Step
      number={4}
      title="Prompt generation"
      text="A text prompt is your own words, in order, followed by what you chose. Pictures, clips and code also get the technical details their tools need, each addition with its reason."
    >
      <div className="desk">
        <PromptLines sections={letter.sections} />
      </div>
    </Step>
    <Step
      number={5}
      title="Perfect results"
      text="Copy the prompt, send it, save it. If the result isn’t right yet, change one answer: its line is rewritten, the rest stays, and it’s free."
    >
      <p className="sheet">
        <span>
          <del>{changedLine(letter, letterChanged)}</del>
        </span>
        <span>
          <ins>{changedLine(letterChanged, letter)}</ins>
          <NoteNumber number={1} />
        </span>
        <span className="sheet-note">
          <span className="font-semibold text-mark">1</span>
          Changed after the first answer, at no charge
        </span>
      </p>
    </Step>
  </ol>
);

interface StepProps {
  number: number;
  title: string;
  text: string;
  children: ReactNode;
}

const Step = ({ number, title, text, children }: StepProps) => (
  <li className="step">
    <div>
      <p aria-hidden="true" className="text-13 text-mute tabular">
        Step {number}
      </p>
      <h3 className="mt-2 display text-28">{title}</h3>
      <p className="mt-3 max-w-[40ch] text-16 text-body">{text}</p>
    </div>
    <div className="min-w-0">{children}</div>
  </li>
);
