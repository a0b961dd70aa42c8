import type { ErrorBody } from '@whetstone/contract';
import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { foreseenBy } from './handle-error.ts';
import type { Log } from './log.ts';

/** Is told and never waited for: a reader who dawdles must not look like a writer that does. */
export interface TextListener {
  /** More of the text, to be put after what came before. */
  onText(more: string): void;
  /** What came so far does not count; the text begins again. */
  onRestart(): void;
}

/** Somebody who waits for a text that is being written. */
export interface Attention {
  /** Aborted when the person leaves. */
  readonly signal: AbortSignal;
  readonly listener: TextListener;
}

/** Waits for the whole text alone. */
export const patient = (signal: AbortSignal): Attention => ({
  signal,
  listener: { onText: () => undefined, onRestart: () => undefined },
});

export const wantsEvents = (c: Context): boolean =>
  c.req.header('accept')?.includes('text/event-stream') ?? false;

/**
 * Streams a text as server-sent events while it is written: `text`, `restart`, and at the end `result` with the JSON that
 * `work` answers, or `error` with the error body; `sorry` is its sentence where nobody foresaw the failure.
 */
export const answerWithEvents = (
  c: Context,
  { log, sorry }: { log: Log; sorry: string },
  work: (attention: Attention) => Promise<string>,
): Response => {
  c.header('cache-control', 'no-store');
  c.header('x-accel-buffering', 'no');
  return streamSSE(c, async (stream) => {
    const left = new AbortController();
    stream.onAbort(() => left.abort());
    const send = (event: string, data: string) => stream.writeSSE({ event, data });
    try {
      const listener: TextListener = {
        onText: (text) => void send('text', JSON.stringify({ text })),
        onRestart: () => void send('restart', '{}'),
      };
      await send('result', await work({ signal: left.signal, listener }));
    } catch (error) {
      const foreseen = foreseenBy(error);
      if (!foreseen) log('error', { event: 'a streamed answer failed', error: String(error) });
      const body: ErrorBody = {
        error: { code: foreseen?.code ?? 'internal', message: foreseen?.message ?? sorry },
      };
      await send('error', JSON.stringify(body));
    }
  });
};
