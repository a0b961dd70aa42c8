import type { z } from '@hono/zod-openapi';

type Issue = z.core.$ZodRawIssue;

const kinds: Readonly<Record<string, string>> = {
  string: 'Give a text.',
  number: 'Give a number.',
  int: 'Give a whole number.',
  boolean: 'Give true or false.',
  array: 'Give a list.',
  object: 'Give an object.',
  record: 'Give an object.',
};

const formats: Readonly<Record<string, string>> = {
  uuid: 'This is not an id.',
  email: 'This is not an e-mail address.',
  url: 'This is not a web address.',
  datetime: 'This is not a date and time.',
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
        : 'This has none of the forms allowed here.';
    case 'invalid_format':
      return formats[issue.format] ?? 'This is not in the form that is asked for.';
    case 'too_small':
      return `Give at least ${bound(issue, issue.minimum)}.`;
    case 'too_big':
      return `Give at most ${bound(issue, issue.maximum)}.`;
    case 'unrecognized_keys':
      return `Unknown field ${issue.keys.map((key) => `"${key}"`).join(', ')}.`;
    case 'invalid_key':
      return 'A name in it is not allowed.';
    default:
      return undefined;
  }
};
