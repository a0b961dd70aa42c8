/** One prompter is on the page at a time, so its result has an id of its own. */
export const resultId = 'result';

/** Brings the result into view. */
export const showResult = () => document.getElementById(resultId)?.scrollIntoView({ block: 'start' });

/** Whether the result lies below the form rather than beside it. */
export function isBelow(): boolean {
  const result = document.getElementById(resultId);
  const form = result?.previousElementSibling;
  if (!result || !form) return false;
  return result.getBoundingClientRect().left < form.getBoundingClientRect().right - 1;
}

/** Brings the result into view where it lies below the form. */
export function showBelow(): void {
  if (!isBelow()) return;
  showResult();
  void import('../../../shared/hold-in-view/hold-in-view.ts').then(({ holdInView }) => holdInView(resultId));
}
