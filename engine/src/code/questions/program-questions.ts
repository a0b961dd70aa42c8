import { namesLanguage } from '../reading/named-technology.ts';
import { ask, type Asked, type Asking } from './asked.ts';

const language = ask('stack', 'language', 'Language', 'Which language, and where it runs');
const example = ask('fact', 'example', 'Example', 'One example of what goes in and what should come out');
const tables = ask('fact', 'tables', 'Tables', 'Table and column names, and which database');
const runs = ask('fact', 'runs', 'Runs', 'What runs there, with versions');
const result = ask(
  'fact',
  'result',
  'Result',
  'Where the result goes, how long it stays, who hears of a failure',
);
const unattended =
  /\b(?:every|each) (?:night|day|hour|week|month|morning|\d+ \w+)|\b(?:nightly|daily|hourly|weekly|cron|backs? ?ups?)\b/i;
// What programs read that differs from place to place.
const own =
  /\b(?:csv|excel|xlsx?|spreadsheets?|logs?|files?|photos?|pdfs?|json|xml|e-?mails?|web ?pages?|data ?(?:frame|set)|invoices?)\b/i;
const exampleTold = /["'“`]|\b(?:for example|e\.g\.|such as|like this|columns?)\b|->|=>/i;

/** What a small program or statement needs: its language, an example, the tables it reads. */
export function programQuestions({ reading, named, statement }: Asking): readonly Asked[] {
  const prose = reading.prose.slice(0, 1_500);
  const asksLanguage = named.length > 0 || namesLanguage(reading.goal) ? [] : [language];
  const asksExample = exampleTold.test(reading.goal) ? [] : [example];
  switch (statement?.id) {
    case 'sql':
      return /\b(?:columns?|tables? \w+|from \w+ where)\b/i.test(prose) ? [] : [tables];
    case 'schema':
      return [];
    case 'regex':
      return asksExample;
    case 'config':
      return /\d/.test(prose) ? [] : [runs];
    case 'command':
      return [];
    case undefined:
      return [
        ...asksLanguage,
        ...(unattended.test(prose)
          ? [result]
          : own.test(prose) &&
              reading.words < 30 &&
              !/\b(?:tool|app|application|delet\w+|remove)\b/i.test(prose)
            ? asksExample
            : []),
      ];
  }
}
