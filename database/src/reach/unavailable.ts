import { sqlState } from '../sql-state.ts';

/** The database does not answer: known before a statement was sent, or found out while one was waiting. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

const codesAlong = (error: unknown): string[] => {
  const codes: string[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, syscall } = cause as { code?: unknown; syscall?: unknown };
    // A socket in the file system that is not there; another file that is missing is another matter.
    if (typeof code === 'string')
      codes.push(code === 'ENOENT' && syscall === 'connect' ? 'ECONNREFUSED' : code);
  }
  return codes;
};

const isLine = (code: string): boolean =>
  /^(CONNECTION_|CONNECT_TIMEOUT|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN)/.test(
    code,
  );

/** True where the connection itself failed or was never made: by the driver's own codes, or class 08 and an ended server. */
export const isLineLost = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable ||
  codesAlong(error).some(isLine) ||
  /^(08|57P0)/.test(sqlState(error) ?? '');

/**
 * True where the next try may do: the line failed; or the database shuts down or cut the statement off (57), has no room
 * (53), does not let us in (28, 3D), takes no writes just now (25006), or chose this transaction as the loser of two that
 * waited for each other (40).
 */
export const isUnavailable = (error: unknown): boolean =>
  isLineLost(error) || /^(28|3D|40|53|57|25006)/.test(sqlState(error) ?? '');
