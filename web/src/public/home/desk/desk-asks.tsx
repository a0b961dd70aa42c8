import type { Generated } from '@whetstone/engine';
import { ChoiceWords } from '../../../ui/choice-words.tsx';
import { NoteNumber } from '../../../ui/manuscript/note-number.tsx';

/** How the fields of questions and offers are named in the desk's form. */
export const answerPrefix = 'answer:';
export const offerPrefix = 'offer:';

const questionsShown = 2;
const offersShown = 2;
/** The home page is small: of the ready answers the likeliest. */
const choicesShown = 3;

export interface DeskAsksProps extends Pick<Generated, 'questions' | 'offers'> {
  /** What the lines of the prompt wear, by their rules. */
  labels: Readonly<Record<string, string>>;
  /** What was pressed so far, by the ids of the questions. */
  answers?: Readonly<Record<string, unknown>>;
}

/** What the engine asks about a goal, to be pressed: a press becomes a line of the prompt. Needs the script. */
export function DeskAsks({ questions, offers, answers, labels }: DeskAsksProps) {
  const pressed = answers ?? {};
  const asked = (questions ?? [])
    .filter(({ choices }) => choices && choices.length > 0)
    .filter(({ id }, index) => index < questionsShown || id in pressed);
  if (asked.length === 0) return undefined;
  return (
    <div className="desk-asks needs-script">
      {asked.map(({ id, ask, label, choices }) => (
        <fieldset key={id} className="ask">
          <legend className="ask-name">
            <span>
              {ask ?? label}
              <NoteNumber number={labels[`question:${id}`]} />
            </span>
          </legend>
          <div className="ask-choices">
            {choices
              ?.filter((choice, index) => index < choicesShown || choice === pressed[id])
              .map((choice) => (
                <label key={choice} className="chip">
                  <input
                    type="radio"
                    name={answerPrefix + id}
                    value={choice}
                    defaultChecked={pressed[id] === choice}
                    className="sr-only"
                  />
                  <ChoiceWords>{choice}</ChoiceWords>
                </label>
              ))}
          </div>
        </fieldset>
      ))}
      {offers && offers.length > 0 && (
        <fieldset className="ask">
          <legend className="ask-name">Add to the request</legend>
          <div className="ask-choices">
            {offers
              .filter(({ on }, index) => index < offersShown || on)
              .map(({ id, label, on }) => (
                <label key={id} className="chip offer">
                  <input type="checkbox" name={offerPrefix + id} defaultChecked={on} className="sr-only" />
                  {label}
                  <NoteNumber number={labels[`offer:${id}`]} />
                </label>
              ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}
