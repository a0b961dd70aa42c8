import type { ErrorBody } from '@whetstone/contract';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { ApiError } from './api-error.ts';

export interface Listening {
  signal: AbortSignal;
  /** Hears the text as far as it has come. */
  onText: (text: string) => void;
}

/** Asks for events where a route has them. */
export const acceptEvents = { accept: 'text/event-stream' };

const broken = () => new ApiError('offline', 0, 'The answer was cut off');

/**
 * Reads an answer that is streamed while it is written: `text`, `restart`, then `result` or `error`; one that comes whole is
 * taken too. Throws `ApiError`, and the abort itself when the signal is aborted.
 */
export async function readWritten<Result>(
  response: Response,
  { signal, onText }: Listening,
): Promise<Result> {
  if (!response.body || !response.headers.get('content-type')?.includes('text/event-stream'))
    return (await response.json()) as Result;
  const events = response.body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array<ArrayBuffer>>)
    .pipeThrough(new EventSourceParserStream());
  const reader = events.getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      throw signal.aborted ? cause : broken();
    });
    if (done) throw broken();
    const { event, data } = value;
    if (event === 'text') onText((text += (JSON.parse(data) as { text: string }).text));
    if (event === 'restart') onText((text = ''));
    if (event === 'result') return JSON.parse(data) as Result;
    if (event === 'error') {
      const { error } = JSON.parse(data) as ErrorBody;
      throw new ApiError(error.code, response.status, error.message);
    }
  }
}
