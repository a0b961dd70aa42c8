/** One prompter is on the page at a time, so its result has an id of its own. */
export const resultId = 'result';

/** Brings the result into view. */
export const showResult = () => document.getElementById(resultId)?.scrollIntoView({ block: 'start' });

/** Brings the result into view where it lies below the form; answers whether it does. */
export function showBelow(): boolean {
  const result = document.getElementById(resultId);
  const form = result?.previousElementSibling;
  const isBelow =
    result && form && result.getBoundingClientRect().left < form.getBoundingClientRect().right - 1;
  if (!isBelow) return false;
  showResult();
  void import('../../../shared/hold-in-view/hold-in-view.ts').then(({ holdInView }) => holdInView(resultId));
  return true;
}
