import { hasLinkError, readLinkValues, searchWithoutError } from '../lib/link-values.ts';
import { takeNextPage } from '../lib/next-page.ts';
import { readSession } from '../lib/session.ts';
import {
  describeLinkError,
  describeLinkMessage,
  isSpentLink,
} from '../shared/auth-forms/describe-link-error.ts';
import type { SignInOptions } from './sign-in-options.ts';

/** What a link has to say to somebody who is signed in already. */
export interface LinkMessage {
  look: 'bad' | 'done';
  text: string;
}

/**
 * What the address says behind the #, or as an error in the query: where to go with the session it carried, or what to show instead. The address is
 * cleaned; a session that was there before stays.
 */
export async function readLink(): Promise<{ nextPage: string } | { said: LinkMessage } | SignInOptions> {
  const values = readLinkValues(location);
  const session = await readSession();
  history.replaceState(history.state, '', location.pathname + searchWithoutError(location.search));
  const notice = describeLinkMessage(values);
  const problem = hasLinkError(values) ? describeLinkError(values) : undefined;
  if (session && problem) return { said: { look: 'bad', text: problem } };
  if (session && notice) return { said: { look: 'done', text: notice } };
  if (session && values.get('type') === 'recovery') return { mode: 'new-password' };
  if (session) return { nextPage: takeNextPage() };
  return notice
    ? { mode: 'sign-in', notice }
    : { mode: 'sign-in', error: problem ?? describeLinkError(values), asksForLink: isSpentLink(values) };
}
