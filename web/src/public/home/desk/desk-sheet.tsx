import type { DeskKind } from '@whetstone/contract';
import type { Generated } from '@whetstone/engine';
import { deskTools } from '../../../content/desk-tools.ts';
import type { CopyButtonData } from '../../../shared/island-data/copy-button.ts';
import { buttonClasses } from '../../../ui/button-classes.ts';
import { numbersOfRules } from '../../../ui/manuscript/number-notes.ts';
import { PromptLines } from '../../parts/cases/prompt-lines.tsx';
import { DeskAsks, type DeskAsksProps } from './desk-asks.tsx';
import { wordCounts } from './word-counts.ts';

export interface DeskSheetProps {
  kind: DeskKind;
  /** Null while there is no goal, or none that was answered. */
  prompt: Generated | null;
  answers?: DeskAsksProps['answers'];
  /** What is pressed was pressed by us, as the sheet then says. */
  isExample?: boolean;
}

/** What is asked about the goal, and beside it the prompt with its marks; the same on the server and in the live island. */
export function DeskSheet({ kind, prompt, answers, isExample = false }: DeskSheetProps) {
  if (!prompt) {
    return (
      <div className="desk-paper">
        <p className="desk-hint">
          Write a request, and Whetstone asks the questions that matter. Each answer you pick becomes a line
          of the prompt.
        </p>
      </div>
    );
  }
  const words = wordCounts(prompt.sections);
  const labels = numbersOfRules(prompt.sections, true);
  return (
    <>
      <DeskAsks {...prompt} answers={answers} labels={labels} />
      <div className="desk-paper">
        {isExample && <p className="desk-caption">An example, with answers and a suggestion picked.</p>}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
        <section className="desk-scroll" tabIndex={0} aria-label="The prompt, marked up">
          <PromptLines sections={prompt.sections} labels={labels} />
          {words.chosen === 0 && (
            <p className="desk-hint needs-script">Pick an answer and it becomes a line here.</p>
          )}
        </section>
        <div className="desk-foot">
          <p className="desk-figures">
            {words.yours + words.chosen + words.ours} words: {words.yours} typed, {words.chosen} picked,{' '}
            {words.ours} added
          </p>
          <button
            type="button"
            {...({ 'data-copy': prompt.text } satisfies CopyButtonData)}
            className={buttonClasses('secondary', 'small', 'needs-script')}
          >
            Copy for {deskTools[kind]}
          </button>
        </div>
      </div>
    </>
  );
}
