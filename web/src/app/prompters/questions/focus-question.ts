/** Puts the focus on where a question is answered, and the question into view. */
export function focusQuestion(id: string) {
  const question = document.querySelector(`[data-question="${CSS.escape(id)}"]`);
  question?.scrollIntoView({ block: 'nearest' });
  question?.querySelector<HTMLElement>('input:checked, input, textarea')?.focus({ preventScroll: true });
}
