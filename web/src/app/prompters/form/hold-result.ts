import { showResult } from './show-result.ts';

/** How long what comes late may still move the result: questions, cards, the size of the goal. */
const settlingMs = 2000;
const hands = ['pointerdown', 'touchmove', 'wheel', 'keydown'] as const;

/** Keeps the result where it was brought, until the person moves the page or everything has come. */
export function holdResult(result: Element) {
  const observer = new ResizeObserver(() => showResult());
  for (const part of result.parentElement?.children ?? []) observer.observe(part);
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const hand of hands) removeEventListener(hand, end);
  };
  const timer = setTimeout(end, settlingMs);
  for (const hand of hands) addEventListener(hand, end, { passive: true });
}
