import { industries, levels } from '@whetstone/engine/catalogue';
import { Capture } from '../parts/capture.tsx';

export const contentPrompter = (
  <>
    <p>
      For text: posts, emails, product copy, documents, answers, plans. Write as much or as little as you
      like; the line below the field counts your words.
    </p>
    <h3>Improve with Whetstone AI</h3>
    <p>
      Rewrites the goal before the prompt is written. The panel lists the key improvements and up to three
      suggestions. It does not count as a prompt, and one click brings back the original.
    </p>
    <h3>Industry and specialty</h3>
    <p>
      Optional. There are {industries.length} industries; choose one to open its list of specialties. Changing
      the industry resets the specialty. Together, they determine which professional criteria apply.
    </p>
    <h3>Optimization</h3>
    <ul>
      {levels.map(({ id, name, context }) => (
        <li key={id}>
          {name}: {context}
        </li>
      ))}
    </ul>
    <h3>Human-like and No em dashes</h3>
    <p>
      “Human-like” adds a section of style rules to prompts for prose. “No em dashes” asks for other
      punctuation in the answer and turns long dashes in your goal into hyphens.
    </p>
    <h3>The result</h3>
    <p>
      The result shows your words and, underlined below them, your answers and choices, each with its reason.
      Anything assumed for you has a dashed line: click the answer to make it yours, or drop it. “Copy” copies
      the plain text; “Save” puts it in My Prompts.
    </p>
    <h3>What only you know</h3>
    <p>
      When you pause, Whetstone asks what a specialist in this kind of text would ask. Pick an answer, write
      your own, or both; keys 1 to 5 work too. Below that is a line for anything else, then suggestions to
      add, such as a length or a format. All of it is optional, and “Decide for me” leaves the rest to the
      assistant. Each choice becomes a line of the prompt. Answers stay until you write a new goal.
    </p>
    <Capture
      name="help-questions"
      height={280}
      alt="A question with four answers and a line to write on"
      says={[
        'What is asked, and why',
        'The answer you picked',
        'Room for your own',
        'Best guesses for the rest',
      ]}
    />
  </>
);
