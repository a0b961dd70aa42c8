import type { Context } from 'hono';
import type { AuthContext } from '../auth-context.ts';
import type { UserRow } from '../users/user-json.ts';
import { rememberDevice } from './known-device.ts';
import { forgetGuesses } from './take.ts';

/** The owner has come in by a mail: the browser is known from now on, and strangers' guesses are forgotten. */
export const welcomeOwner = async (
  auth: AuthContext,
  c: Context,
  { email }: Pick<UserRow, 'email'>,
): Promise<void> => {
  if (!email) return;
  await forgetGuesses(auth, email);
  await rememberDevice(auth, c, email);
};
