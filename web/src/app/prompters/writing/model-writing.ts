import type { Listening } from '../../../lib/api/read-written.ts';
import { createStreamedText } from './streamed-text.ts';

/** Within how many milliseconds something else comes once the model was stopped. */
const stopMs = 4000;

/** A prompt that is being written: its words so far, and the ways to end it. One at a time. */
export function createModelWriting() {
  const streamed = createStreamedText();
  let running: { key: string; ending: AbortController } | undefined;
  return {
    streamed,
    /** Runs a writing; nothing comes where its person waits no longer. Throws as `write` does. */
    async run<Result>(
      key: string,
      write: (listening: Listening) => Promise<Result>,
    ): Promise<Result | undefined> {
      const own = (running = { key, ending: new AbortController() });
      const { signal } = own.ending;
      streamed.write('');
      const ended = new Promise<undefined>((resolve) =>
        signal.addEventListener('abort', () => resolve(undefined), { once: true }),
      );
      try {
        return await Promise.race([write({ signal, onText: streamed.write }), ended]);
      } finally {
        if (running === own) running = undefined;
      }
    },
    /** Ends the model's writing: what stands in for it comes at once; without an answer the page waits no longer. */
    async stop(onLetGo: () => void) {
      const own = running;
      if (!own) return;
      const letGo = () => {
        if (own.ending.signal.aborted || running !== own) return;
        own.ending.abort();
        onLetGo();
      };
      setTimeout(letGo, stopMs);
      const { stopGeneration } = await import('./on-demand.ts');
      const isStopping = await stopGeneration(own.key).then(
        ({ stopped }) => stopped,
        () => false,
      );
      if (!isStopping) letGo();
    },
    /** Waits no longer; what is written is found by its key. */
    leave: () => running?.ending.abort(),
  };
}
