import type { Listening } from '../../../lib/api/read-written.ts';
import { createStreamedText } from './streamed-text.ts';

/** A writing under way. */
export interface RunningWriting {
  key: string;
  /** It is waited for no longer. */
  leave: () => void;
}

/** A prompt that is being written: its words so far, and the ways to end it. One at a time. */
export function createModelWriting() {
  const streamed = createStreamedText();
  let running: RunningWriting | undefined;
  return {
    streamed,
    /** Runs a writing; nothing comes where its person waits no longer. Throws as `write` does. */
    async run<Result>(
      key: string,
      write: (listening: Listening) => Promise<Result>,
    ): Promise<Result | undefined> {
      const ending = new AbortController();
      const { promise: left, resolve } = Promise.withResolvers<undefined>();
      const own = (running = { key, leave: () => (ending.abort(), resolve(undefined)) });
      streamed.write('');
      try {
        return await Promise.race([write({ signal: ending.signal, onText: streamed.write }), left]);
      } finally {
        if (running === own) running = undefined;
      }
    },
    /** Ends the model's writing: what stands in for it comes at once; without an answer the page waits no longer. */
    async stop(onLetGo: () => void) {
      const own = running;
      if (own) await (await import('./on-demand.ts')).stopWriting(own, () => running === own && onLetGo());
    },
    /** Waits no longer; what is written is found by its key. */
    leave: () => running?.leave(),
  };
}
