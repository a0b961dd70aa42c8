import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { RewriteProblem } from '../rewriting/rewrite-problem.tsx';
import type { RewriteFailure } from '../rewriting/use-rewrite.ts';
import { Blanks, type BlanksProps } from './blanks.tsx';
import { useHeldPlace } from './use-held-place.ts';
import { useLater } from './use-later.ts';

interface OpenQuestionsProps extends Omit<BlanksProps, 'onRest'> {
  /** The prompt, which stands above. */
  text: string;
  /** Whether the prompt holds the answers as they stand. */
  isWritten: boolean;
  failure: RewriteFailure | undefined;
  /** A pause, Enter or the next field: time to write the answers into the prompt. */
  onRest: () => void;
}

const restMs = 500;

/** What only the person knows, as blanks below the manuscript; filling one rewrites the prompt at no cost. */
export function OpenQuestions(props: OpenQuestionsProps) {
  const { text, isWritten, failure, onAnswer, onRest, ...blanks } = props;
  const isAnswered = blanks.questions.some(({ id }) => blanks.answers[id]?.trim());
  const note =
    isAnswered && isWritten
      ? 'Written into the prompt in your words. A change costs nothing.'
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
            <Blanks
              {...blanks}
              onAnswer={(answers) => {
                onAnswer(answers);
                rest.later();
              }}
              onRest={rest.now}
            />
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
