import { describeLinkError, describeLinkMessage } from '../sign-in/describe-link-error.ts';

/** What a mailed link or another service left behind the # of the address; read once, then the address is clean. */
export function takeLinkMessage(): { look: 'bad' | 'done'; text: string } | undefined {
  const values = new URLSearchParams(location.hash.slice(1));
  const message = describeLinkMessage(values);
  const hasError = values.has('error') || values.has('error_code');
  if (!message && !hasError) return undefined;
  history.replaceState(history.state, '', location.pathname + location.search);
  return message ? { look: 'done', text: message } : { look: 'bad', text: describeLinkError(values) };
}
