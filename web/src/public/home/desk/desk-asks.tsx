import type { Offer, Question } from '@whetstone/engine';

/** How the fields of questions and offers are named in the desk's form. */
export const answerPrefix = 'answer:';
export const offerPrefix = 'offer:';

const questionsShown = 2;
const offersShown = 2;
/** The home page is small: of the ready answers the likeliest. */
const choicesShown = 3;

export interface DeskAsksProps {
  questions: readonly Question[];
  offers: readonly Offer[];
  /** What was pressed so far, by the ids of the questions. */
  answers?: Readonly<Record<string, unknown>>;
}

/** What the engine asks about a goal, to be pressed: a press becomes a line of the prompt. Needs the script. */
export function DeskAsks({ questions, offers, answers }: DeskAsksProps) {
  const asked = questions.filter(({ choices }) => choices && choices.length > 0).slice(0, questionsShown);
  if (asked.length === 0) return undefined;
  return (
    <div className="desk-asks needs-script">
      {asked.map(({ id, ask, label, choices }) => (
        <fieldset key={id} className="ask">
          <legend className="ask-name">{ask ?? label}</legend>
          <div className="ask-choices">
            {choices?.slice(0, choicesShown).map((choice) => (
              <label key={choice} className="chip">
                <input
                  type="radio"
                  name={answerPrefix + id}
                  value={choice}
                  defaultChecked={answers?.[id] === choice}
                  className="sr-only"
                />
                {choice}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      {offers.length > 0 && (
        <fieldset className="ask">
          <legend className="ask-name">Add to the request</legend>
          <div className="ask-choices">
            {offers.slice(0, offersShown).map(({ id, label, on }) => (
              <label key={id} className="chip offer">
                <input type="checkbox" name={offerPrefix + id} defaultChecked={on} className="sr-only" />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}
