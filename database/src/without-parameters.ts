import { DrizzleQueryError } from 'drizzle-orm';

/**
 * The same error, whose failed statements, it or among its causes, no longer name their parameters: those are people's
 * texts, addresses and hashes, and what fails ends in a log.
 */
export const withoutParameters = (error: unknown): unknown => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    // The embedded database's own error carries them, too.
    if ('params' in cause) cause.params = [];
    if (!(cause instanceof DrizzleQueryError)) continue;
    const { message, query, stack } = cause;
    cause.message = `Failed query: ${query}`;
    cause.stack = stack?.replace(message, () => cause.message);
  }
  return error;
};
