import { lintRule } from '../lint-rule.ts';

/** Settings, flags and lengths are those that the chosen service reads. */
export const serviceSyntax = lintRule({
  id: 'service-syntax',
  weight: 4,
  severity: 'error',
  check: ({ problems }) => {
    if (problems === undefined) return 'not-applicable';
    if (problems.length === 0) return 'pass';
    return {
      message: `The service would not take this as it is: ${problems.slice(0, 3).join('; ')}.`,
      fix: 'Give the settings in the form that the service documents, within its limits.',
    };
  },
});
