import { sqlState } from '@whetstone/database';
import { z } from 'zod';
import { ServiceError } from '../../http/service-error.ts';

const place = z.tuple([z.union([z.string(), z.number()]), z.uuid()]);

/** The place of the last row of a page: its sort value and its id. */
export type Place = z.infer<typeof place>;

export const encodeCursor = (at: Place): string => Buffer.from(JSON.stringify(at)).toString('base64url');

export const notOurCursor = (cause?: unknown) =>
  new ServiceError('invalid_input', 'cursor: Start again from the first page.', { cause });

/**
 * What a failed page throws: a cursor of the right shape may still hold what no row has, such as a number out of
 * range, and the database refuses that with class 22.
 */
export const pageFailure = (cursor: string | undefined, cause: unknown): unknown =>
  cursor !== undefined && sqlState(cause)?.startsWith('22') ? notOurCursor(cause) : cause;

/** Reads a cursor back. Throws `invalid_input` for one that we did not write. */
export const decodeCursor = (cursor: string): Place => {
  try {
    return place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch (cause) {
    throw notOurCursor(cause);
  }
};
