import { industries, levels } from '@whetstone/engine/catalogue';

export const contentPrompter = (
  <>
    <p>
      For texts: posts, mails, product texts, documents, answers, plans. Write as much or as little as you
      like; the line below the field counts your words.
    </p>
    <h3>Improve with Whetstone AI</h3>
    <p>
      Rewrites the goal before a prompt is made. The panel lists the key improvements and up to three
      suggestions. It costs no prompt, and the original can be brought back with one click.
    </p>
    <h3>Industry and specialty</h3>
    <p>
      Optional. There are {industries.length} industries; the specialty list opens once an industry is chosen
      and is reset when it changes. They decide which criteria of the trade are used.
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
      Human-like adds one section of style rules to prose. No em dashes asks for other punctuation in the
      answer and turns long dashes in your goal into hyphens.
    </p>
    <h3>The result</h3>
    <p>
      Generated Prompt shows the marked-up text with a score and findings. Where the engine guessed, the guess
      is a control: change it and the prompt is rewritten at no cost. Copy takes the plain text, Save keeps it
      in My Prompts.
    </p>
    <h3>Only you know this</h3>
    <p>
      When you pause in writing, up to three blanks below your goal ask for what it does not say: facts such
      as a date or a name, who the text is for, its tone. Fill in what you can; all are optional. Each answer
      goes into the prompt word for word. Once there is a prompt, the blanks stand below it, where filling one
      in costs nothing. Answers stay until you write another goal.
    </p>
  </>
);
