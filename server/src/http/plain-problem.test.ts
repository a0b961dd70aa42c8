import { z } from '@hono/zod-openapi';
import { expect, it } from 'vitest';
import { plainProblem } from './plain-problem.ts';

const forms = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('image') }),
  z.object({ kind: z.literal('video') }),
]);

it.each([
  [z.string(), undefined, 'This is missing.'],
  [z.string(), 7, 'This must be text.'],
  [z.int(), 1.5, 'This must be a whole number.'],
  [z.array(z.string()).max(1), ['a', 'b'], 'Use at most 1 entry.'],
  [z.string().min(2), 'a', 'Use at least 2 characters.'],
  [z.int().max(1000), 1001, 'Use at most 1,000.'],
  [z.enum(['json', 'csv']), 'xml', 'Choose one of json, csv.'],
  [z.literal('subscription'), 'payment', 'This must be subscription.'],
  [forms, { kind: 'sound' }, 'Choose one of image, video.'],
  [z.union([z.string(), z.number()]), true, 'This is not in any of the allowed formats.'],
  [z.uuid(), 'x', 'This is not a valid id.'],
  [z.strictObject({}), { color: 1 }, 'Unknown field "color".'],
  [z.string().max(1, 'Use one letter.'), 'ab', 'Use one letter.'],
])('says of %o what is wrong with %j: %s', (schema, value, sentence) => {
  const before = z.config().localeError;
  z.config({ localeError: plainProblem });
  expect(schema.safeParse(value).error?.issues[0]?.message).toBe(sentence);
  z.config({ localeError: before });
});
