import type { z } from 'zod';
import { ModelFailure } from './model-failure.ts';

/** The object in a text that may have words around it; `undefined` where there is none. */
function objectIn(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}

/**
 * The answer that the schema reads. Some servers of thinking models put the whole of it among the thoughts. Throws
 * `thinking` where there are only thoughts, else `garbage`.
 */
export function readAnswer<Answer>(text: string, thoughts: string, schema: z.ZodType<Answer>): Answer {
  const isSaid = text.trim() !== '';
  const read = schema.safeParse(objectIn(isSaid ? text : thoughts));
  if (read.success) return read.data;
  throw new ModelFailure(isSaid || thoughts.trim() === '' ? 'garbage' : 'thinking', { written: text });
}
