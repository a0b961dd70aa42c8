import type { Question } from '@whetstone/engine';
import { answerMaxLength } from '@whetstone/engine/catalogue';

/** How an answer to a question could read; undefined where nothing short would show it. */
export type ExampleOf = (question: Question) => string | undefined;

export interface BlanksProps {
  questions: readonly Question[];
  answers: Readonly<Record<string, string>>;
  exampleOf: ExampleOf;
  /** Every key press; the answers are kept at once. */
  onAnswer: (answers: Record<string, string>) => void;
  /** Enter, also with Ctrl or Command, or the next field: the answers are written where they are asked, at no cost. */
  onRest?: () => void;
}

/** A name of more letters stands above its blank, where it leaves the whole line to write on. */
const longestBeside = 20;

/** Questions as blanks to write on. They stand in one place of the page at a time. */
export function Blanks({ questions, answers, exampleOf, onAnswer, onRest }: BlanksProps) {
  const isBeside = questions.every(({ label }) => label.length <= longestBeside);
  return questions.map((question) => (
    <label key={question.id} className={isBeside ? 'question question-beside' : 'question'}>
      <span className="text-13 text-mute">{question.label}</span>
      <input
        id={blankIdOf(question.id)}
        className="blank"
        value={answers[question.id] ?? ''}
        placeholder={exampleOf(question) ?? ' '}
        maxLength={answerMaxLength}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(event) => onAnswer({ ...answers, [question.id]: event.target.value })}
        onBlur={onRest}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !onRest) return;
          event.preventDefault();
          onRest();
        }}
      />
    </label>
  ));
}

const prefix = 'blank-';
const blankIdOf = (id: string) => prefix + id;

/** Puts the cursor into the blank of a question, wherever it stands now. */
export const focusBlank = (id: string, options?: FocusOptions): void =>
  document.getElementById(blankIdOf(id))?.focus(options);

/** The question whose blank is being written on. */
export const focusedBlank = (): string | undefined => {
  const id = document.activeElement?.id ?? '';
  return id.startsWith(prefix) ? id.slice(prefix.length) : undefined;
};
