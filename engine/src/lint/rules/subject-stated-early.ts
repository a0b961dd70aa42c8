import { lintRule } from '../lint-rule.ts';

/** Words within which the task or subject has to stand. */
export const reach = 40;

/** `task-stated-early` for pictures, where the subject is what counts. */
export const subjectStatedEarly = lintRule({
  id: 'task-stated-early',
  weight: 3,
  severity: 'warning',
  check: ({ prompt, goal }) => {
    const subject = goal?.words.filter((word) => word.length > 2) ?? [];
    if (subject.length === 0) return 'not-applicable';
    if (prompt.words.slice(0, reach).some((word) => subject.includes(word))) return 'pass';
    return {
      message: `The subject comes after the first ${reach} words.`,
      fix: 'Begin with what is to be seen.',
    };
  },
});
