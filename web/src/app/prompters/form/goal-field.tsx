import { complexityOf } from '@whetstone/engine/complexity';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { buttonClasses } from '../../../ui/button-classes.ts';
import { goalFieldId } from './use-prompter.ts';
import { useWholeSelected } from './use-whole-selected.ts';

export interface GoalFieldProps {
  label: string;
  placeholder: string;
  /** Height at first, least and most, as classes. */
  heights: string;
  goal: string;
  /** It was generated from: the goal reads as the heading of what is asked and offered below it. */
  isTold: boolean;
  /** `isReplaced`: written over the whole of the text before. */
  onEdit: (goal: string, isReplaced: boolean) => void;
  /** The field was entered, or left. */
  onWriting: (isWriting: boolean) => void;
  /** Answers Ctrl+Z or ⌘Z in place of the browser, which no longer knows the text before a replacement. */
  onUndo: (() => void) | undefined;
  problem: string | undefined;
  /** Stands below the field at its start: the enhance button. */
  action: ReactNode;
}

const isUndoKey = (event: KeyboardEvent) =>
  event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;

export function GoalField(props: GoalFieldProps) {
  const { label, placeholder, heights, goal, isTold, onEdit, onWriting, onUndo, problem, action } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const isReplaced = useWholeSelected(field);
  const isLong = isTold && goal.length > longestHeading;
  const [isWhole, setIsWhole] = useState(false);
  // Wherever the caret was, it reads from its first line.
  useLayoutEffect(() => {
    if (isTold) field.current?.scrollTo(0, 0);
  }, [isTold]);
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={goalFieldId} className={isTold ? 'sr-only' : 'text-13 font-medium text-ink'}>
        {label}
      </label>
      <textarea
        id={goalFieldId}
        value={goal}
        ref={field}
        onChange={(event) => onEdit(event.target.value, isReplaced())}
        onFocus={() => onWriting(true)}
        onBlur={(event) => {
          if (isTold) event.target.scrollTo(0, 0);
          onWriting(false);
        }}
        onKeyDown={(event) => {
          if (!onUndo || !isUndoKey(event)) return;
          event.preventDefault();
          onUndo();
        }}
        aria-invalid={problem ? true : undefined}
        aria-describedby={
          problem ? 'goal-problem' : isTold || goal.trim() === '' ? undefined : 'goal-measure'
        }
        placeholder={placeholder}
        className={
          isTold
            ? `goal-told ${isLong ? 'goal-told-long' : ''} ${isLong && !isWhole ? 'goal-told-cut' : ''}`
            : `field resize-y px-3 py-2 text-16 ${heights}`
        }
      />
      {/* One line, kept also while it is empty, and no taller to the eye than that. */}
      <div className="flex min-h-6 items-center gap-x-4 pointer-coarse:-my-2 pointer-coarse:min-h-11">
        {action}
        {/* In the place of the measure: a line of its own would move the form. */}
        {problem ? (
          <p id="goal-problem" role="alert" className="field-error">
            {problem}
          </p>
        ) : (
          !isTold &&
          (goal.trim() === '' ? (
            <p className="text-13 text-mute">Ten words are enough.</p>
          ) : (
            <GoalMeasure goal={goal} />
          ))
        )}
        {isLong && (
          <button
            type="button"
            aria-expanded={isWhole}
            className={buttonClasses('link', 'text', 'ml-auto')}
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? 'Show less' : 'Show all'}
          </button>
        )}
      </div>
    </div>
  );
}

/** A goal of more characters reads as a text rather than as a heading. */
const longestHeading = 240;

function GoalMeasure({ goal }: { goal: string }) {
  const words = goal.match(/\S+/g)?.length ?? 0;
  return (
    <p id="goal-measure" className="ml-auto text-13 text-mute tabular">
      {words} {words === 1 ? 'word' : 'words'}
      <span className="max-sm:sr-only">, {complexityOf(goal)} complexity</span>
    </p>
  );
}
