import type { Offer, Question, Section } from '@whetstone/engine';
import { openLineMaxLength } from '@whetstone/engine/catalogue';
import { lazy, type ReactNode, Suspense, useId } from 'react';
import { buttonClasses } from '../../../ui/button-classes.ts';
import { numbersOfRules } from '../../../ui/manuscript/number-notes.ts';
import type { Said, Wishes } from '../draft/prompter-draft.ts';
import { ChoiceQuestion, focusFirstChip } from './choice-question.tsx';
import { OfferList } from './offer-list.tsx';
import { onOneLine } from './on-one-line.ts';

// Nearly every question has choices.
const Blanks = lazy(async () => ({ default: (await import('./blanks.tsx')).Blanks }));

interface AsksProps {
  questions: readonly Question[];
  offers: readonly Offer[];
  answers: Readonly<Record<string, string>>;
  wishes: Wishes;
  /** Answers in the prompt that nobody said, by the ids of the questions. */
  assumed: Readonly<Record<string, string>>;
  /** What was answered the last times the same was asked, by the ids of the questions. */
  lastTimes: Readonly<Record<string, string>>;
  /** Of the prompt on the desk: what was pressed wears the number of its line. */
  sections: readonly Section[];
  onSay: (said: Partial<Said>, how: 'typed' | 'pressed') => void;
  /** Enter, or the next field: time to write what was typed into the prompt. */
  onRest: () => void;
  /** Takes the last press back; undefined while there is none. */
  onUndo: (() => void) | undefined;
  /** Whose questions these are, where a model asks too. */
  foot: ReactNode;
}

export const focusFirstQuestion = focusFirstChip;

type WithChoices = Question & { readonly choices: readonly string[] };
const hasChoices = (question: Question): question is WithChoices => (question.choices?.length ?? 0) > 0;

/** What only the person knows, what they might wish, and one line for anything else; all of it optional. */
export function Asks(props: AsksProps) {
  const { questions, offers, answers, wishes, assumed, lastTimes, onSay, onRest, onUndo, foot } = props;
  const id = useId();
  const numbers = numbersOfRules(props.sections, true);
  if (questions.length + offers.length === 0) return undefined;
  const blanks = questions.filter((question) => !hasChoices(question));
  const isOffering = questions.some(hasChoices) || offers.length > 0;
  return (
    <section aria-labelledby={id} className="asks">
      <output className="sr-only">
        {`Optional, below the goal: ${questions.map(({ label }) => label).join(', ')}.`}
      </output>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-14 font-semibold">
          What only you know <span className="font-normal text-mute max-sm:sr-only">(optional)</span>
        </h2>
        {/* Its place is kept, so that nothing moves with the first press. */}
        <button
          type="button"
          disabled={!onUndo}
          className={buttonClasses('quiet', 'text', 'ml-auto font-normal disabled:invisible')}
          onClick={onUndo}
        >
          Undo{' '}
          <kbd aria-hidden="true" className="key-cap">
            Z
          </kbd>
        </button>
        {questions.some(hasChoices) && (
          <button
            type="button"
            aria-pressed={wishes.decide}
            className={buttonClasses('link', 'text', 'aria-pressed:decoration-mark')}
            onClick={() => onSay({ wishes: { ...wishes, decide: !wishes.decide } }, 'pressed')}
          >
            Decide for me
          </button>
        )}
      </div>
      {questions.filter(hasChoices).map((question) => (
        <ChoiceQuestion
          key={question.id}
          question={question}
          answer={answers[question.id]}
          assumed={assumed[question.id]}
          lastTime={lastTimes[question.id]}
          number={numbers[`question:${question.id}`]}
          onAnswer={(answer, how) => onSay({ answers: { ...answers, [question.id]: answer } }, how)}
          onRest={onRest}
        />
      ))}
      {blanks.length > 0 && (
        <Suspense>
          <Blanks
            questions={blanks}
            answers={answers}
            onAnswer={(next) => onSay({ answers: next }, 'typed')}
            onRest={onRest}
          />
        </Suspense>
      )}
      {isOffering && (
        <>
          <label className="ask">
            <span className="ask-name">Anything else?</span>
            <textarea
              className="blank"
              rows={1}
              value={wishes.open}
              placeholder="Who it’s for, what led to it, what to avoid"
              maxLength={openLineMaxLength}
              autoComplete="off"
              onChange={(event) =>
                onSay({ wishes: { ...wishes, open: onOneLine(event.target.value) } }, 'typed')
              }
              onBlur={onRest}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                if (!(event.ctrlKey || event.metaKey)) event.preventDefault();
                onRest();
              }}
            />
          </label>
          <OfferList
            offers={offers}
            pressed={wishes.offers}
            numbers={numbers}
            onPress={(offer, isOn) =>
              onSay({ wishes: { ...wishes, offers: { ...wishes.offers, [offer]: isOn } } }, 'pressed')
            }
          />
        </>
      )}
      {foot && <div className="min-h-6 text-13 text-mute pointer-coarse:min-h-11">{foot}</div>}
    </section>
  );
}
