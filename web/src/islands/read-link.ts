import { describeLinkError } from '../features/sign-in/describe-link-error.ts';
import { readSession } from '../lib/session.ts';
import { takeNextPage } from '../lib/next-page.ts';
import type { SignInOptions } from './sign-in.tsx';

/** What the address behind the # says: where to go with the session it carried, or what to show instead. The address is cleaned. */
export async function readLink(): Promise<{ nextPage: string } | SignInOptions> {
  const values = new URLSearchParams(location.hash.slice(1));
  const session = await readSession();
  history.replaceState(history.state, '', location.pathname);
  if (session && values.get('type') === 'recovery') return { mode: 'new-password' };
  if (session) return { nextPage: takeNextPage() };
  const notice = values.get('message');
  return notice ? { mode: 'sign-in', notice } : { mode: 'sign-in', error: describeLinkError(values) };
}
