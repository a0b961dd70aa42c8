import type { Context } from 'hono';
import type { z } from 'zod';
import { AuthError } from '../auth-error.ts';
import { assertJson } from './json-only.ts';

const maxDepth = 20;

const badJson = (cause: unknown) =>
  new AuthError(
    400,
    'bad_json',
    'Could not parse request body as JSON: the body is not a valid JSON object',
    { cause },
  );

// PostgreSQL's text and jsonb hold neither NUL nor lone surrogates; without a depth limit, writers of JSON overflow.
const assertStorable = (root: unknown): void => {
  let level: unknown[] = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxDepth)
      throw new AuthError(400, 'validation_failed', 'The request body is nested too deeply');
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
        throw new AuthError(
          400,
          'validation_failed',
          'The request body contains characters that cannot be stored',
        );
      if (typeof value === 'object' && value !== null)
        next.push(...Object.keys(value), ...Object.values(value));
    }
    level = next;
  }
};

const sentence = (error: z.ZodError): string => {
  const issue = error.issues[0];
  return issue
    ? `${issue.path.length > 0 ? `${issue.path.join('.')}: ` : ''}${issue.message}`
    : 'The request is not valid';
};

/** Checks a value that came from outside; throws 400 `validation_failed`. */
export const parseInput = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> => {
  assertStorable(value);
  const result = schema.safeParse(value);
  if (!result.success) throw new AuthError(400, 'validation_failed', sentence(result.error));
  return result.data;
};

/** The JSON body of a request, checked; an absent body counts as an empty object. Throws 415 or 400 `bad_json`, 400 `validation_failed`. */
export const readJson = async <Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> => {
  const text = await c.req.text();
  if (text !== '') assertJson(c);
  let body: unknown;
  try {
    body = text.trim() === '' ? {} : JSON.parse(text);
  } catch (error) {
    throw badJson(error);
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw badJson(undefined);
  return parseInput(schema, body);
};
