import { meanMarks, measuredAnswers } from '../../content/measured-answers.ts';

const bars = [
  { what: 'The request alone', mark: meanMarks.plain },
  { what: 'The finished prompt', mark: meanMarks.prompted },
];

const { goals, answers, presses, words, date } = measuredAnswers;

/** What answering the questions is worth, as measured, with the method and its limits. */
export const MeasuredAnswers = () => (
  <section className="measured-band">
    <div className="measured">
      <div>
        <h2 className="display text-28 lg:text-44">Answers scored twice as high</h2>
        <p className="mt-4 text-16">
          {goals} requests, answered by AI assistants and scored from 0 to 10 by two AI judges who knew what
          each person needed. On average, a prompt took {presses} clicks and {words} words.
        </p>
      </div>
      <dl>
        {bars.map(({ what, mark }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                <path d={`M0 .5h${Math.round(mark * 10)}`} />
              </svg>
              <span className="display text-44 tabular">{mark.toFixed(1)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="measured-method text-13">
        {`Measured by us, ${date}. The judges did not know which text each of the ${answers} answers came from. `}
        Models stood in for people, assistants and judges; much of the gain comes from the person’s own words,
        drawn out by the questions.
      </p>
    </div>
  </section>
);
