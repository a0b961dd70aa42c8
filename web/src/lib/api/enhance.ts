import type { EnhanceEvents, EnhanceRequest, EnhanceResponse } from '@whetstone/contract';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { functions } from './api.ts';
import { ApiError } from './api-error.ts';

interface Enhancing {
  signal: AbortSignal;
  /** Hears the rewritten goal as far as it has come. */
  onText: (text: string) => void;
}

const broken = () => new ApiError('offline', 0, 'The answer broke off');

/** Rewrites a goal; costs no prompt. Throws `ApiError`, and the abort itself when the signal is aborted. */
export async function enhanceGoal(
  request: EnhanceRequest,
  { signal, onText }: Enhancing,
): Promise<EnhanceResponse> {
  const response: Response = await functions.v1.enhance.$post(
    { json: request },
    { headers: { accept: 'text/event-stream' }, init: { signal } },
  );
  if (!response.body || !response.headers.get('content-type')?.includes('text/event-stream'))
    return (await response.json()) as EnhanceResponse;
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
    const name = value.event as keyof EnhanceEvents;
    if (name === 'text') onText((text += (JSON.parse(value.data) as EnhanceEvents['text']).text));
    if (name === 'restart') onText((text = ''));
    if (name === 'result') return JSON.parse(value.data) as EnhanceResponse;
    if (name === 'error') {
      const { error } = JSON.parse(value.data) as EnhanceEvents['error'];
      throw new ApiError(error.code, response.status, error.message);
    }
  }
}
