import { ask, type Asked, type Asking } from './asked.ts';
import { namesPlatform } from './names-platform.ts';

const language = ask('stack', 'language', 'Language', 'Which language, and where it runs');
const example = ask('fact', 'example', 'Example', 'One example: what goes in, what comes out');
const tables = ask('fact', 'tables', 'Tables', 'Table and column names, and which database');
const runs = ask('fact', 'runs', 'Runs', 'What runs there, with versions');
const result = ask('fact', 'result', 'Result', 'Where the result goes, and who hears of it');
const source = ask('fact', 'source', 'Source', 'Where the data comes from, for which place');
const fetched =
  /\b(?:weather|forecasts?|tides?|exchange rates?|fuel prices|departures|air quality|pollen)\b/i;
/** "Put it in a Google sheet", "mails me". */
const delivers =
  /\b(?:put|save|write|send|store|post|append|upload|back)\w*\b.{0,24}\b(?:in|into|to|on)\b|\b(?:e-?mail|mail|message|text|notify)s? (?:it |them )?(?:me|us|to)\b/i;
const watched = ask('fact', 'watched', 'Watched', 'What it watches, and how it tells you');
const watches =
  /\b(?:warns?|alerts?|notif(?:y|ies)|reminds?|monitors?|watch(?:es)? (?!\w+ (?:url|video)))\b/i;
const copies = ask('fact', 'result', 'Copies', 'Which folders, and how long copies are kept');
const backsUp = /\bback(?:s|ing)?[ -]?(?:it |them )?ups?\b/i;
const unattended =
  /\b(?:every|each) (?:night|day|hour|week|month|morning|\d+ \w+)|\b(?:nightly|daily|hourly|weekly|cron|backs? ?ups?)\b/i;
// What programs read that differs from place to place.
const own =
  /\b(?:csv|excel|xlsx?|spreadsheets?|workbooks?|logs?|files?|photos?|pictures|images|scans|documents|downloads|folders?|statements?|exports?|surveys?|responses|measurements|tables?|pdfs?|json|xml|e-?mails?|web ?pages?|data ?(?:frame|set)|invoices?)\b/i;
const exampleTold = /["'“`]|\b(?:for example|e\.g\.|such as|like this|columns?)\b|->|=>/i;

/** What a small program or statement needs: its language, an example, the tables it reads. */
export function programQuestions({ reading, named, statement }: Asking): readonly Asked[] {
  const prose = reading.prose.slice(0, 1_500);
  const asksLanguage = named.length > 0 || namesPlatform(reading.goal) ? [] : [language];
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
      return backsUp.test(prose) ? [copies] : [];
    case undefined:
      return [
        ...asksLanguage,
        ...(fetched.test(prose) ? [source] : []),
        ...(watches.test(prose) && !delivers.test(prose.replace(/\bwarns? me\b/i, '')) ? [watched] : []),
        ...(unattended.test(prose) && !delivers.test(prose)
          ? [result]
          : own.test(prose) &&
              reading.words < 30 &&
              !/\b(?:tool|app|application|delet\w+|remove|find|list|count|duplicates?|search|size)\b/i.test(
                prose,
              )
            ? asksExample
            : []),
      ];
  }
}
