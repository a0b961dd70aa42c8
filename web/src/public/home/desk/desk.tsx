import { type DeskKind, longestDeskGoal } from '@whetstone/contract';
import type { Generated } from '@whetstone/engine';
import type { DeskData } from '../../../shared/island-data/desk.ts';
import { buttonClasses } from '../../../ui/button-classes.ts';
import { type DeskExample, deskKinds } from './desk-examples.ts';
import { DeskProblem, type DeskRefusal } from './desk-problem.tsx';
import { DeskSheet } from './desk-sheet.tsx';

export interface DeskSample {
  kind: DeskKind;
  goal: string;
  /** Null where there is no goal, or none that was answered. */
  prompt: Generated | null;
  refusal?: DeskRefusal;
  /** The example that the prompt was written for, with what is pressed in it; absent for a visitor’s own goal. */
  exampleOf?: DeskExample;
}

export interface DeskProps {
  samples: readonly DeskSample[];
  open: DeskKind;
}

/**
 * The product at work on the home page. It works as a plain form: a goal sent without a script comes back marked
 * up by the server. The site script loads the live island with the first key press, which asks the server while one types.
 */
export function Desk({ samples, open }: DeskProps) {
  return (
    <div className="desk" id="desk" {...({ 'data-desk': true } satisfies DeskData)}>
      <fieldset className="desk-tabs">
        <legend className="sr-only">What the prompt is for</legend>
        {deskKinds.map(({ id, label }) => (
          <label key={id} className="desk-tab">
            <input
              type="radio"
              name="desk-kind"
              value={id}
              id={`desk-${id}`}
              defaultChecked={id === open}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </fieldset>
      {samples.map((sample) => (
        <DeskForm key={sample.kind} {...sample} />
      ))}
    </div>
  );
}

function DeskForm({ kind, goal, prompt, refusal, exampleOf }: DeskSample) {
  return (
    <form
      method="get"
      action="/#desk"
      className="desk-form"
      {...({ 'data-desk-kind': kind } satisfies DeskData)}
    >
      <input type="hidden" name="for" value={kind} />
      <div className="desk-goal">
        <label htmlFor={`goal-${kind}`} className="text-13 text-mute">
          Your goal
        </label>
        <textarea
          id={`goal-${kind}`}
          name="goal"
          rows={3}
          maxLength={longestDeskGoal}
          defaultValue={goal}
          spellCheck={false}
          enterKeyHint="done"
          className="desk-field"
        />
        <button type="submit" className={buttonClasses('primary')}>
          Sharpen it
        </button>
      </div>
      <div {...({ 'data-desk-problem': true } satisfies DeskData)}>
        {refusal && <DeskProblem {...refusal} />}
      </div>
      <div className="contents" {...({ 'data-desk-sheet': true } satisfies DeskData)}>
        <DeskSheet
          kind={kind}
          prompt={prompt}
          answers={exampleOf?.answers}
          isExample={exampleOf !== undefined}
        />
      </div>
    </form>
  );
}
