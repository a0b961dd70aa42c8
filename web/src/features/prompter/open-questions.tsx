import type { Question } from '@whetstone/engine';
import { answerMaxLength } from '@whetstone/engine/catalogue';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { RewriteProblem } from './rewrite-problem.tsx';
import { useHeldPlace } from './use-held-place.ts';
import { useLater } from './use-later.ts';
import type { RewriteFailure } from './use-rewrite.ts';

/** How an answer to the question of this id could read; undefined where nothing short would show it. */
export type ExampleOf = (id: string) => string | undefined;

interface OpenQuestionsProps {
  questions: readonly Question[];
  answers: Readonly<Record<string, string>>;
  exampleOf: ExampleOf;
  /** The prompt, which stands above. */
  text: string;
  /** Whether the prompt holds the answers as they stand. */
  isWritten: boolean;
  /** The prompt was kept by an earlier version of the page, which wrote it without the server. */
  isFromEarlier: boolean;
  failure: RewriteFailure | undefined;
  /** Every key press; the answers are kept at once. */
  onAnswer: (answers: Record<string, string>) => void;
  /** A pause, Enter or the next field: time to write the answers into the prompt. */
  onRest: () => void;
}

const restMs = 500;
/** A name of more letters stands above its blank, where it leaves the whole line to write on. */
const longestBeside = 20;

/** What only the person knows, as blanks below the manuscript; filling one rewrites the prompt at no cost. */
export function OpenQuestions(props: OpenQuestionsProps) {
  const { questions, answers, exampleOf, text, isWritten, isFromEarlier, failure, onAnswer, onRest } = props;
  const isAnswered = questions.some((question) => answers[question.id]?.trim());
  const isBeside = questions.every(({ label }) => label.length <= longestBeside);
  const note = isFromEarlier
    ? 'This prompt is from an earlier visit. Fill in what you can and generate it again.'
    : isAnswered && isWritten
      ? 'Written into the prompt in your words. Nothing was charged.'
      : 'Fill in what you can. The prompt rewrites itself, and nothing is charged.';
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const notePlace = useHeldPlace(section, text);
  const rest = useLater(() => {
    notePlace();
    onRest();
  }, restMs);
  // What was typed just before a reload is kept, and not yet in the prompt.
  const begin = useEffectEvent(onRest);
  useEffect(() => begin(), []);
  return (
    <section ref={section} aria-labelledby={id} className="manuscript border-t border-hairline">
      <div className="manuscript-rows">
        <div className="manuscript-row">
          <div className="manuscript-text">
            <h3 id={id} className="pb-2 text-13 font-semibold">
              Only you know this
            </h3>
            {questions.map((question) => (
              <label key={question.id} className={isBeside ? 'question question-beside' : 'question'}>
                <span className="text-13 text-mute">{question.label}</span>
                <input
                  className="blank"
                  value={answers[question.id] ?? ''}
                  placeholder={exampleOf(question.id) ?? ' '}
                  maxLength={answerMaxLength}
                  autoComplete="off"
                  onChange={(event) => {
                    onAnswer({ ...answers, [question.id]: event.target.value });
                    rest.later();
                  }}
                  onBlur={rest.now}
                  onKeyDown={(event) => {
                    if (event.key === 'Enter') rest.now();
                  }}
                />
              </label>
            ))}
          </div>
          <div className="manuscript-margin">
            <output className="block text-13 text-mute">{failure ? '' : note}</output>
            <RewriteProblem failure={failure} />
          </div>
        </div>
      </div>
    </section>
  );
}
