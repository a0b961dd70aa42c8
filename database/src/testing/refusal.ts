import { sqlState } from '../sql-state.ts';

/** SQLSTATE with which the database refuses, such as 42501 (insufficient privilege); 'allowed' when it does not. */
export const refusal = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'allowed',
    (error: unknown) => sqlState(error) ?? String(error),
  );
