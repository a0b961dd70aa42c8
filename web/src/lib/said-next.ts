import { saidNextKey } from '../config/storage-keys.ts';

const sentences = {
  'password-changed': 'Your password is changed. Your other sessions have ended.',
  'email-changed': 'Your email address is changed. Sign in with the new one from now on.',
  'account-deleted': 'Your account is deleted, with everything that was saved in it.',
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
