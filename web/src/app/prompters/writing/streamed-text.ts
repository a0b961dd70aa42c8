/** A text that grows, for those who show it: nothing else on the page is drawn again with each word. */
export function createStreamedText() {
  let text = '';
  const listeners = new Set<() => void>();
  return {
    read: () => text,
    write(next: string) {
      text = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type StreamedText = ReturnType<typeof createStreamedText>;
