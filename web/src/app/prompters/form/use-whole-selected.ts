import { type RefObject, useEffect, useRef } from 'react';

/**
 * Tells whether all of a field was selected when it was last written in, so that nothing of its text is left. Looked at
 * before the browser writes, for which React has no event.
 */
export function useWholeSelected(field: RefObject<HTMLTextAreaElement | null>): () => boolean {
  const wasWhole = useRef(false);
  useEffect(() => {
    const element = field.current;
    const look = () => {
      if (!element) return;
      const { selectionStart, selectionEnd, value } = element;
      wasWhole.current = value !== '' && selectionStart === 0 && selectionEnd === value.length;
    };
    element?.addEventListener('beforeinput', look);
    return () => element?.removeEventListener('beforeinput', look);
  }, [field]);
  return () => wasWhole.current;
}
