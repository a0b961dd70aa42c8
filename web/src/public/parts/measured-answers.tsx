import { meanMarks, measuredAnswers } from '../../content/measured-answers.ts';

const bars = [
  { what: 'The request alone', mark: meanMarks.plain },
  { what: 'The prompt that came of it', mark: meanMarks.prompted },
];

const { goals, answers, presses, words, date } = measuredAnswers;

/** What answering the questions is worth, as measured, with the method and its limits. */
export const MeasuredAnswers = () => (
  <section className="measured-band">
    <div className="measured">
      <div>
        <h2 className="display text-28 lg:text-44">Answers marked twice as high</h2>
        <p className="mt-4 text-16">
          {goals} requests, answered by AI assistants and marked from 0 to 10 by two judges who knew what each
          person needed. Getting from the request to its prompt took {presses} presses and {words} words.
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
      <p className="measured-method">
        Our own measurement, {date}: each of the {answers} answers was judged without knowing what it had been
        written from. Language models stood in for the people, the assistants and the judges, and much of the
        gain comes from the person’s own words, which the questions draw out.
      </p>
    </div>
  </section>
);
