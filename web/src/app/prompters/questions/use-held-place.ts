import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

function scrollerOf(element: Element): Element | null {
  for (let outer = element.parentElement; outer; outer = outer.parentElement)
    if (outer.scrollHeight > outer.clientHeight && getComputedStyle(outer).overflowY === 'auto') return outer;
  return document.scrollingElement;
}

/**
 * Keeps an element under the eyes of somebody who types in it while `content` above it grows or shrinks. Call what it
 * returns before the content is asked for; scrolling until it comes is the person's own. Its surroundings need
 * `overflow-anchor: none`, or a browser would do it twice.
 */
export function useHeldPlace(ref: RefObject<Element | null>, content: string) {
  const top = useRef<number>(undefined);
  const shown = useRef(content);
  useLayoutEffect(() => {
    if (content === shown.current) return;
    shown.current = content;
    const element = ref.current;
    if (top.current === undefined || !element?.contains(document.activeElement)) return;
    const moved = element.getBoundingClientRect().top - top.current;
    scrollerOf(element)?.scrollBy({ top: moved, behavior: 'instant' });
  }, [content, ref]);
  const note = () => {
    top.current = ref.current?.getBoundingClientRect().top;
  };
  useEffect(() => {
    const onScroll = () => {
      if (top.current !== undefined) top.current = ref.current?.getBoundingClientRect().top;
    };
    addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => removeEventListener('scroll', onScroll, { capture: true });
  }, [ref]);
  return note;
}
