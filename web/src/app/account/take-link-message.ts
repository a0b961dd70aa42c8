import { hasLinkError, readLinkValues, searchWithoutError } from '../../lib/link-values.ts';
import { describeLinkError, describeLinkMessage } from '../../shared/auth-forms/describe-link-error.ts';

/** What a mailed link or another service left in the address; read once, then the address is clean. */
export function takeLinkMessage(): { look: 'bad' | 'done'; text: string } | undefined {
  const values = readLinkValues(location);
  const message = describeLinkMessage(values);
  const hasError = hasLinkError(values);
  if (!message && !hasError) return undefined;
  history.replaceState(history.state, '', location.pathname + searchWithoutError(location.search));
  return message ? { look: 'done', text: message } : { look: 'bad', text: describeLinkError(values) };
}
