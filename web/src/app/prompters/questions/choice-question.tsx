import type { Question } from '@whetstone/engine';
import { answerMaxLength } from '@whetstone/engine/catalogue';
import { useId, type KeyboardEvent } from 'react';
import { NoteNumber } from '../../../ui/manuscript/note-number.tsx';
import { leftInWords } from './left-in-words.ts';
import { onOneLine } from './on-one-line.ts';

interface ChoiceQuestionProps {
  question: Question & { readonly choices: readonly string[] };
  /** As it was said; a ready choice, own words, or both with `joint` between; undefined while nothing was. */
  answer: string | undefined;
  /** What is in the prompt without having been said. */
  assumed: string | undefined;
  /** What was answered the last times the same was asked. */
  lastTime?: string | undefined;
  /** Of its line in the prompt, as in the margin there. */
  number: string | undefined;
  onAnswer: (answer: string, how: 'typed' | 'pressed') => void;
  onRest: () => void;
}

const joint = '; ';

/** An answer as the ready choice in it and the own words. */
const partsOf = (answer: string, choices: readonly string[]) => {
  const choice = choices.find((each) => answer === each || answer.startsWith(each + joint));
  return { choice, own: choice === undefined ? answer : answer.slice(choice.length + joint.length) };
};

const joined = (choice: string | undefined, own: string): string =>
  choice === undefined ? own : own === '' ? choice : choice + joint + own;

/** Such as "iPhone", which a capital would misspell. */
const isOwnSpelling = /^\p{Ll}\p{Lu}/u;

/** Question and reason of no more characters share a line. */
const longestLine = 68;

const longestExample = 32;
/** A hint of more characters needs more room at the end of the chips. */
const longestShort = 31;

const open = '.ask:not(:has(:checked))';

/** Puts the focus on the first ready answer of the first question that is open, and the question whole into view. */
export function focusFirstChip(): boolean {
  const chip = document.querySelector<HTMLElement>(`${open} input[type="radio"]`);
  chip?.focus({ preventScroll: true });
  chip?.closest('.ask')?.scrollIntoView({ block: 'nearest' });
  return chip !== null;
}

/**
 * A question with ready answers to press and room for own words. 1 to 5 choose, the next number goes to own words; what is
 * pressed is let go by another press.
 */
export function ChoiceQuestion(props: ChoiceQuestionProps) {
  const { question, answer, assumed, lastTime, number, onAnswer, onRest } = props;
  const { ask, label, why, example } = question;
  const choices = lastTime === undefined ? question.choices : [...question.choices, lastTime];
  const id = useId();
  // An example that its line would cut is none.
  const hint = example && example.length <= longestExample ? `Or, e.g., ${example}` : 'Or in your own words';
  const { choice, own } = partsOf(answer ?? '', choices);
  const isAssumed = answer === undefined && assumed !== undefined;
  // Where no answer is more likely than the others, it is left to whoever reads the prompt.
  const isLeft = isAssumed && !choices.includes(assumed);
  const shown = isAssumed ? assumed : choice;
  const press = (each: string) => onAnswer(each === choice ? own : joined(each, own), 'pressed');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = Number(event.key);
    const chosen = choices[key - 1];
    if (chosen !== undefined) press(chosen);
    else if (key === choices.length + 1) document.getElementById(id)?.focus();
    else return;
    event.preventDefault();
  };
  return (
    <div className="ask ask-open" data-question={question.id}>
      <div className="ask-name">
        <span id={`${id}-name`}>
          {ask ?? label}
          <NoteNumber number={number} />
        </span>{' '}
        {why && !isAssumed && (
          <span
            id={`${id}-why`}
            className={(ask ?? label).length + why.length > longestLine ? 'ask-why sm:sr-only' : 'ask-why'}
          >
            {why}
          </span>
        )}
        {isAssumed && (
          <span className="ask-assumed">
            <span id={`${id}-assumed`}>{isLeft ? leftInWords : 'Assumed'}</span>
            <button
              type="button"
              aria-label="Remove this assumption"
              className="ask-drop"
              onClick={() => onAnswer('', 'pressed')}
            >
              Remove
            </button>
          </span>
        )}
      </div>
      <div
        role="radiogroup"
        aria-labelledby={`${id}-name`}
        aria-describedby={why && !isAssumed ? `${id}-why` : undefined}
        className="ask-choices"
      >
        {choices.map((each) => (
          <label key={each} className={looksOf(each === shown, isAssumed)}>
            <input
              type="radio"
              name={id}
              className="sr-only"
              checked={each === shown}
              aria-describedby={isAssumed && each === shown ? `${id}-assumed` : undefined}
              onChange={() => press(each)}
              onClick={() => each === shown && press(each)}
              onKeyDown={onKeyDown}
            />
            {each === lastTime ? (
              `Same as last time: ${each}`
            ) : (
              <span className={isOwnSpelling.test(each) ? undefined : 'first-letter:uppercase'}>{each}</span>
            )}
          </label>
        ))}
      </div>
      <textarea
        id={id}
        className={hint.length > longestShort ? 'blank blank-wide' : 'blank'}
        rows={1}
        aria-label={`${label}, in your own words`}
        value={own}
        placeholder={hint}
        aria-describedby={isLeft ? `${id}-assumed` : undefined}
        maxLength={answerMaxLength}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(event) => onAnswer(joined(choice, onOneLine(event.target.value)), 'typed')}
        onBlur={onRest}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey)
            return;
          event.preventDefault();
          onRest();
        }}
      />
    </div>
  );
}

const looksOf = (isShown: boolean, isAssumed: boolean): string =>
  isShown ? (isAssumed ? 'chip chip-assumed' : 'chip chip-pressed') : 'chip';
