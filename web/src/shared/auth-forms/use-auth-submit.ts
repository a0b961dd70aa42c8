import type { AuthError } from '@supabase/auth-js';
import { type FormEvent, useState } from 'react';
import { type AuthProblem, describeAuthError } from './describe-auth-error.ts';

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
  const problem: AuthProblem | undefined = error ? describeAuthError(error) : undefined;
  return { submit, busy, problem, code: error?.code };
}
