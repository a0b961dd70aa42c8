import type { z } from '@hono/zod-openapi';

type Issue = z.core.$ZodRawIssue;

const kinds: Readonly<Record<string, string>> = {
  string: 'This must be text.',
  number: 'This must be a number.',
  int: 'This must be a whole number.',
  boolean: 'This must be true or false.',
  array: 'This must be a list.',
  object: 'This must be an object.',
  record: 'This must be an object.',
};

const formats: Readonly<Record<string, string>> = {
  uuid: 'This is not a valid id.',
  email: 'This is not a valid email address.',
  url: 'This is not a valid web address.',
  datetime: 'This is not a valid date and time.',
};

const units: Readonly<Record<string, readonly [one: string, several: string]>> = {
  string: [' character', ' characters'],
  array: [' entry', ' entries'],
};

const bound = ({ origin }: { origin: string }, limit: number | bigint): string =>
  limit.toLocaleString('en-US') + (units[origin]?.[Number(limit) === 1 ? 0 : 1] ?? '');

const oneOf = (values: readonly unknown[] | undefined): string =>
  values?.length === 1 ? `This must be ${String(values[0])}.` : `Choose one of ${values?.join(', ')}.`;

/**
 * One plain sentence for an input that no schema has its own words for. Undefined where the library's words have to do.
 */
export const plainProblem = (issue: Issue): string | undefined => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This is missing.' : kinds[issue.expected];
    case 'invalid_value':
      return issue.input === undefined ? 'This is missing.' : oneOf(issue.values);
    case 'invalid_union':
      return Array.isArray(issue['options'])
        ? oneOf(issue['options'])
        : 'This is not in any of the allowed formats.';
    case 'invalid_format':
      return formats[issue.format] ?? 'This is not in the expected format.';
    case 'too_small':
      return `Use at least ${bound(issue, issue.minimum)}.`;
    case 'too_big':
      return `Use at most ${bound(issue, issue.maximum)}.`;
    case 'unrecognized_keys':
      return `Unknown field ${issue.keys.map((key) => `"${key}"`).join(', ')}.`;
    case 'invalid_key':
      return 'It contains a name that is not allowed.';
    default:
      return undefined;
  }
};
