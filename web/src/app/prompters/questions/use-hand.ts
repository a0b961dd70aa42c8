import { useEffect, useRef } from 'react';

/** A pointer that moved less than so many milliseconds ago is on its way to something. */
const movingMs = 400;

/**
 * Tells whether somebody may be about to press something in an element: what stands there must not move then. A mouse
 * that merely lies there while its owner types does not count, nor does the place that a finger touched last.
 */
export function useHand(elementId: string): () => boolean {
  const typedAt = useRef(Number.NEGATIVE_INFINITY);
  const pointed = useRef({ at: Number.NEGATIVE_INFINITY, isHovering: false });
  useEffect(() => {
    const noted = new AbortController();
    const listening = { capture: true, passive: true, signal: noted.signal };
    const onPoint = ({ pointerType }: PointerEvent) =>
      void (pointed.current = { at: performance.now(), isHovering: pointerType !== 'touch' });
    const onType = () => void (typedAt.current = performance.now());
    document.addEventListener('pointermove', onPoint, listening);
    document.addEventListener('pointerdown', onPoint, listening);
    document.addEventListener('beforeinput', onType, listening);
    return () => noted.abort();
  }, []);
  return () => {
    const { at, isHovering } = pointed.current;
    if (typedAt.current > at) return false;
    const isOver = isHovering && document.getElementById(elementId)?.matches(':hover');
    return isOver || performance.now() - at < movingMs;
  };
}
