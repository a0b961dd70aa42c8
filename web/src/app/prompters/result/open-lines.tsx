import type { Question } from '@whetstone/engine';
import { focusQuestion } from '../questions/focus-question.ts';

/** A line for each open question, where its answer will be; pressed, it leads to the question. */
export const OpenLines = ({ questions }: { questions: readonly Question[] }) => (
  <div className="manuscript-row">
    <div className="manuscript-text">
      <p id="still-open" className="pb-1 text-13 text-mute">
        Still open
      </p>
      <ul aria-labelledby="still-open" className="open-lines">
        {questions.map(({ id, label }) => (
          <li key={id}>
            <button type="button" onClick={() => focusQuestion(id)}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  </div>
);
