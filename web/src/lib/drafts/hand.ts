/** Somebody who moved less than so many milliseconds ago may be about to press something. */
const movingMs = 600;

let movedAt = Number.NEGATIVE_INFINITY;
let isWatching = false;

/** Notes from now on when a pointer or a key is moved. */
export function watchHand(): void {
  if (isWatching) return;
  isWatching = true;
  const onMove = () => void (movedAt = performance.now());
  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'beforeinput'] as const)
    document.addEventListener(sign, onMove, { capture: true, passive: true });
}

/** Whether what stands on the page must not be replaced just now. */
export const isHandMoving = (): boolean => performance.now() - movedAt < movingMs;
