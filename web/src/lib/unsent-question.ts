export const unsentQuestion = {
  title: 'Your latest changes aren’t saved',
  text: 'Your latest text or prompt changes haven’t been saved to your account. If you sign out, you’ll lose them.',
  leave: 'Sign out and lose them',
  stay: 'Stay',
};

let answer: ((isLeaving: boolean) => void) | undefined;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Asks whether to sign out although words would be lost; on a page without the dialog the browser asks. */
export function askAboutUnsent(): Promise<boolean> {
  // oxlint-disable-next-line no-alert -- public pages have no dialog of ours
  if (listeners.size === 0)
    return Promise.resolve(confirm(`${unsentQuestion.title}. ${unsentQuestion.text}`));
  return new Promise((resolve) => {
    answer?.(false);
    answer = resolve;
    tell();
  });
}

export const isAskedAboutUnsent = (): boolean => answer !== undefined;

/** Answers the question, if it is asked. */
export function answerAboutUnsent(isLeaving: boolean): void {
  answer?.(isLeaving);
  answer = undefined;
  tell();
}

/** Calls `listener` when the question is asked or answered. Returns how to stop. */
export function watchUnsentQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
