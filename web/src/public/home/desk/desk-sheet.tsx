import type { DeskKind } from '@whetstone/contract';
import type { Generated } from '@whetstone/engine';
import type { CopyButtonData } from '../../../shared/island-data/copy-button.ts';
import { buttonClasses } from '../../../ui/button-classes.ts';
import { Manuscript } from '../../../ui/manuscript/manuscript.tsx';
import { DeskAsks } from './desk-asks.tsx';
import { deskKinds } from './desk-examples.ts';

export interface DeskSheetProps {
  kind: DeskKind;
  /** Null while there is no goal, or none that was answered. */
  prompt: Generated | null;
}

/** The marked-up prompt with its figures; the same on the server and in the live island. */
export function DeskSheet({ kind, prompt }: DeskSheetProps) {
  if (!prompt) {
    return (
      <p className="desk-empty text-14 text-mute">
        Write a goal above. What only you know is asked here, and each press becomes a line of the prompt.
      </p>
    );
  }
  const { goal, prompt: size } = prompt.tokens;
  return (
    <>
      <DeskAsks questions={prompt.questions ?? []} offers={prompt.offers ?? []} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <section className="desk-scroll" tabIndex={0} aria-label="The prompt, marked up">
        <Manuscript sections={prompt.sections} isDrawn />
      </section>
      <div className="desk-foot">
        <dl className="desk-figures">
          <div>
            <dt>For</dt>
            <dd>{deskKinds.find(({ id }) => id === kind)?.tool}</dd>
          </div>
          <div>
            <dt>Goal</dt>
            <dd>{goal} tokens</dd>
          </div>
          <div>
            <dt>Prompt</dt>
            <dd>{size} tokens</dd>
          </div>
        </dl>
        <button
          type="button"
          {...({ 'data-copy': prompt.text } satisfies CopyButtonData)}
          className={buttonClasses('secondary', 'small', 'needs-script')}
        >
          Copy
        </button>
      </div>
    </>
  );
}
