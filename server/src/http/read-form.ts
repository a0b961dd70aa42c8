import type { Context } from 'hono';
import { ServiceError } from './service-error.ts';

/** The fields of a form that was sent. Throws `invalid_input` where the body is none. */
export const readForm = async (c: Context): Promise<Record<string, unknown>> => {
  try {
    return await c.req.parseBody();
  } catch (cause) {
    if (cause instanceof TypeError)
      throw new ServiceError('invalid_input', 'The form could not be read.', { cause });
    throw cause;
  }
};
