/** How long what comes late may still move a place. */
const settlingMs = 2000;
const hands = ['pointerdown', 'touchmove', 'wheel', 'keydown'] as const;

/** Brings a place to the top of the window and keeps it there while the page still grows, until the person moves it. */
export function holdInView(id: string): void {
  const show = () => document.getElementById(id)?.scrollIntoView({ block: 'start' });
  const observer = new ResizeObserver(show);
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const hand of hands) removeEventListener(hand, end);
  };
  const timer = setTimeout(end, settlingMs);
  for (const hand of hands) addEventListener(hand, end, { passive: true });
  show();
  observer.observe(document.body);
}
