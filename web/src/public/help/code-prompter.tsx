import { projectTypes } from '@whetstone/engine/catalogue';
import { tools } from '../../content/measured.ts';

export const codePrompter = (
  <>
    <p>
      Say what it should do and for whom. Features are sorted by what they act on and become requirements with
      checks.
    </p>
    <h3>Project type</h3>
    <ul>
      {projectTypes.map(({ id, name, description }) => (
        <li key={id}>
          {name}: {description.toLowerCase()}.
        </li>
      ))}
    </ul>
    <h3>Options</h3>
    <p>
      They follow the project type: technologies for web apps, the interface pattern for APIs, the platform
      for mobile apps, a design inspiration for websites. What you leave empty stays out of the prompt.
    </p>
    <h3>Reference addresses</h3>
    <p>
      Paste the address of a page you like and press Enter. Only http and https addresses are taken, each
      once.
    </p>
    <h3>Only you know this</h3>
    <p>
      When you pause in writing, questions below your description ask for decisions you left out: who uses it
      and what each may do, the rule for a late return, the error message. Each answer goes where it belongs,
      word for word, and a rule that can be tested brings its own check.
    </p>
    <h3>Tools</h3>
    <p>
      {tools.code.join(', ')}. Builders get pages and data first; agents get the order of work and the checks
      to run.
    </p>
  </>
);
