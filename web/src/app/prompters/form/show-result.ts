/** One prompter is on the page at a time, so its result has an id of its own. */
export const resultId = 'result';

/** How long what comes late may still move the result: questions, cards, the size of the goal. */
const settlingMs = 2000;
const hands = ['pointerdown', 'touchmove', 'wheel', 'keydown'] as const;

/** Brings the result into view. */
export const showResult = () => document.getElementById(resultId)?.scrollIntoView({ block: 'start' });

/** Keeps the result where it was brought, until the person moves the page or everything has come. */
function holdResult() {
  showResult();
  const observer = new ResizeObserver(() => showResult());
  for (const part of document.getElementById(resultId)?.parentElement?.children ?? []) observer.observe(part);
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const hand of hands) removeEventListener(hand, end);
  };
  const timer = setTimeout(end, settlingMs);
  for (const hand of hands) addEventListener(hand, end, { passive: true });
}

/** Brings the result into view where it lies below the form; answers whether it does. */
export function showBelow(): boolean {
  const result = document.getElementById(resultId);
  const form = result?.parentElement?.querySelector(':scope > form');
  if (!result || !form) return false;
  const isBelow = result.getBoundingClientRect().left < form.getBoundingClientRect().right;
  if (isBelow) holdResult();
  return isBelow;
}
