import { projectTypes } from '@whetstone/engine/catalogue';
import { tools } from '../../content/measured.ts';

export const codePrompter = (
  <>
    <p>
      Say what the software should do and for whom. Each feature becomes a requirement with checks; features
      about the same thing are grouped.
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
      They depend on the project type: technologies for web apps, the interface pattern for APIs, the platform
      for mobile apps, design inspiration for websites. What you leave empty stays out of the prompt.
    </p>
    <h3>Reference URLs</h3>
    <p>
      Paste the address of a page you like and press Enter. Only http and https addresses are accepted;
      duplicates are skipped.
    </p>
    <h3>What only you know</h3>
    <p>
      The questions below your description ask for decisions you left out: who uses it, what each person may
      do, what happens when something goes wrong. A rule that can be tested gets its own check.
    </p>
    <h3>Tools</h3>
    <p>
      All {tools.code.length} are listed on the <a href="/">home page</a>. App builders get pages and data
      first; coding agents get the order of work and the checks to run.
    </p>
  </>
);
