import { lintRule } from '../lint-rule.ts';
import { missing } from '../missing.ts';
import { taskVerbs } from '../task-verbs.ts';
import { reach, subjectStatedEarly } from './subject-stated-early.ts';

const taskHeading = /^(?:your )?(?:task|goal|objective|request|question|instructions?)\b/;
const questionWords: ReadonlySet<string> = new Set([
  'how',
  'what',
  'why',
  'which',
  'who',
  'when',
  'where',
  'should',
  'is',
  'are',
  'does',
  'do',
  'can',
]);
const reachOfQuestion = 240;

/** What is to be done stands in the first 40 words or under a task heading; in a picture, the subject does. */
export const taskStatedEarly = lintRule({
  id: 'task-stated-early',
  weight: 3,
  severity: 'warning',
  check: (context) => {
    if (context.kind === 'visual') return subjectStatedEarly.check(context);
    const { prompt } = context;
    const start = prompt.words.slice(0, reach);
    if ([...prompt.headings, ...prompt.tags].some((heading) => taskHeading.test(heading))) return 'pass';
    if (start.some((word) => taskVerbs.has(word)) || questionWords.has(start[0] ?? '')) return 'pass';
    if (prompt.prose.slice(0, reachOfQuestion).includes('?')) return 'pass';
    return missing(prompt, {
      message: `No task is stated in the first ${reach} words.`,
      fix: 'Open with one sentence that says what to do, such as "Write ..." or "Compare ...".',
    });
  },
});
