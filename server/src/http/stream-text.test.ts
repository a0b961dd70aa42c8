import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { expect, it, vi } from 'vitest';
import type { Log } from './log.ts';
import { streamText } from './stream-text.ts';

async function* pieces(texts: readonly string[], failure?: Error): AsyncGenerator<string, void> {
  yield* texts;
  if (failure) throw failure;
}

it('answers the pieces as one text, characters of two halves included', async () => {
  const answer = await streamText(
    pieces(['{"a":', '"\ud83d', '\ude00"}']),
    { 'content-type': 'application/json' },
    vi.fn<Log>(),
  );
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(await answer.text()).toBe('{"a":"😀"}');
});

it('throws what fails before the first piece', async () => {
  await expect(streamText(pieces([], new Error('no rows')), {}, vi.fn<Log>())).rejects.toThrow('no rows');
});

it('breaks the connection off when a later piece fails, and logs why', async () => {
  const log = vi.fn<Log>();
  const listener = getRequestListener(() => streamText(pieces(['half a file'], new Error('gone')), {}, log));
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await expect(fetch(`http://127.0.0.1:${port}/`).then((answer) => answer.text())).rejects.toThrow(
    /terminated|fetch failed/,
  );
  expect(log).toHaveBeenCalledWith('error', expect.objectContaining({ error: 'Error: gone' }));
  server.close();
});

it('writes no faster than it is read, and stops writing when the reader goes', async () => {
  let written = 0;
  const onEnd = vi.fn<() => void>();
  async function* endless(): AsyncGenerator<string, void> {
    try {
      for (;;) {
        written += 1;
        yield 'x'.repeat(10_000);
      }
    } finally {
      onEnd();
    }
  }
  const answer = await streamText(endless(), {}, vi.fn<Log>());
  const reader = answer.body?.getReader();
  await reader?.read();
  expect(written).toBeLessThan(10);
  await reader?.cancel();
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce());
});
