import { lintRule } from '../lint-rule.ts';
import { missing } from '../missing.ts';
import { taskVerbs } from '../task-verbs.ts';

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
const reach = 40;
const reachOfQuestion = 240;

/** What is to be done stands in the first 40 words or under a task heading; in a picture, the subject does. */
export const taskStatedEarly = lintRule({
  id: 'task-stated-early',
  weight: 3,
  severity: 'warning',
  check: ({ prompt, goal, kind }) => {
    const start = prompt.words.slice(0, reach);
    if (kind === 'visual') {
      const subject = goal?.words.filter((word) => word.length > 2) ?? [];
      if (subject.length === 0) return 'not-applicable';
      if (start.some((word) => subject.includes(word))) return 'pass';
      return {
        message: `The subject comes after the first ${reach} words.`,
        fix: 'Begin with what is to be seen.',
      };
    }
    if ([...prompt.headings, ...prompt.tags].some((heading) => taskHeading.test(heading))) return 'pass';
    if (start.some((word) => taskVerbs.has(word)) || questionWords.has(start[0] ?? '')) return 'pass';
    if (prompt.prose.slice(0, reachOfQuestion).includes('?')) return 'pass';
    return missing(prompt, {
      message: `No task is stated in the first ${reach} words.`,
      fix: 'Open with one sentence that says what to do, such as "Write ..." or "Compare ...".',
    });
  },
});
