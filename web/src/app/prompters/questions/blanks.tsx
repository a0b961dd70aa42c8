import type { Question } from '@whetstone/engine';
import { answerMaxLength } from '@whetstone/engine/catalogue';
import { blankExample } from './blank-example.ts';
import { blankIdOf } from './blank-id.ts';
import { onOneLine } from './on-one-line.ts';

export interface BlanksProps {
  questions: readonly Question[];
  answers: Readonly<Record<string, string>>;
  /** Every key press; the answers are kept at once. */
  onAnswer: (answers: Record<string, string>) => void;
  /** Enter, also with Ctrl or Command, or the next field: the answers are written where they are asked, at no cost. */
  onRest?: () => void;
}

/** A name of more letters stands above its blank, where it leaves the whole line to write on. */
const longestBeside = 20;

/** Questions as blanks to write on. They stand in one place of the page at a time. */
export function Blanks({ questions, answers, onAnswer, onRest }: BlanksProps) {
  const isBeside = questions.every(({ label }) => label.length <= longestBeside);
  return questions.map((question) => (
    <label
      key={question.id}
      data-question={question.id}
      className={isBeside ? 'question question-beside' : 'question'}
    >
      <span className="text-13 text-mute">{question.label}</span>
      <textarea
        id={blankIdOf(question.id)}
        className="blank"
        rows={1}
        value={answers[question.id] ?? ''}
        placeholder={blankExample(question) ?? ' '}
        maxLength={answerMaxLength}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(event) => onAnswer({ ...answers, [question.id]: onOneLine(event.target.value) })}
        onBlur={onRest}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          // In the form, Enter with a key held generates; alone it ends no line anywhere.
          if (onRest || !(event.ctrlKey || event.metaKey)) event.preventDefault();
          onRest?.();
        }}
      />
    </label>
  ));
}
