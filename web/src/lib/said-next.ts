import { saidNextKey } from '../config/storage-keys.ts';

const sentences = {
  'password-changed': 'Password changed. You are signed out everywhere else.',
  'email-changed': 'Your email has been changed. Use the new one to sign in.',
  'account-deleted': 'Your account and everything saved in it have been deleted.',
} as const;

/** Has the next page of this tab say what was finished on this one. */
export const sayNext = (what: keyof typeof sentences) => sessionStorage.setItem(saidNextKey, what);

/** What the page before left to say; once. */
export function takeSaid(): string | undefined {
  const what = sessionStorage.getItem(saidNextKey);
  sessionStorage.removeItem(saidNextKey);
  return what !== null && Object.hasOwn(sentences, what)
    ? sentences[what as keyof typeof sentences]
    : undefined;
}
