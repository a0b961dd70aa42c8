import type { AuthError } from '@supabase/auth-js';
import { type FormEvent, useMemo, useState } from 'react';
import { type AuthProblem, describeAuthError } from './describe-auth-error.ts';

/** What the service refuses because of the password itself: it is said at its field. */
const ofPassword = new Set<string | undefined>(['weak_password', 'same_password']);

/** Sends a form to the account service; the fields keep what was typed when it is refused. */
export function useAuthSubmit(send: (form: FormData) => Promise<AuthError | null>) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<AuthError | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError(await send(new FormData(event.currentTarget)));
    setBusy(false);
  };
  // One object for each answer, so that a field knows whether it has been answered since.
  const said = useMemo(
    (): AuthProblem | undefined => (error ? describeAuthError(error) : undefined),
    [error],
  );
  const isOfPassword = ofPassword.has(error?.code);
  return {
    submit,
    busy,
    problem: isOfPassword ? undefined : said,
    refusedPassword: isOfPassword ? said : undefined,
    code: error?.code,
  };
}
