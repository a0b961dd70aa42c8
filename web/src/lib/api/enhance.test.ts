import { beforeEach, expect, it, vi } from 'vitest';
import { enhanceGoal } from './enhance.ts';

const { post } = vi.hoisted(() => ({ post: vi.fn<() => Promise<Response>>() }));
vi.mock('./api.ts', () => ({ functions: { v1: { enhance: { $post: post } } } }));

const request = { description: 'invite the team', options: { type: 'content' as const } };
const result = {
  enhanced: 'Invite the team.',
  improvements: ['Mark added.'],
  suggestions: [],
  source: 'model',
};

/** An answer whose bytes come in pieces that cut events and letters wherever they like. */
const streaming = (text: string, pieceLength = 7) => {
  const bytes = new TextEncoder().encode(text);
  return new Response(
    new ReadableStream({
      start(controller) {
        for (let at = 0; at < bytes.length; at += pieceLength)
          controller.enqueue(bytes.slice(at, at + pieceLength));
        controller.close();
      },
    }),
    { headers: { 'content-type': 'text/event-stream' } },
  );
};
const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

const heard: string[] = [];
const ask = () =>
  enhanceGoal(request, { signal: new AbortController().signal, onText: (text) => heard.push(text) });

beforeEach(() => {
  heard.length = 0;
});

it('[EN-01] the text grows as it comes, begins anew when told, and the result closes it', async () => {
  post.mockResolvedValue(
    streaming(
      event('text', { text: 'Invite' }) +
        event('text', { text: ' évery' }) +
        event('restart', {}) +
        event('text', { text: 'Invite the' }) +
        event('result', result),
    ),
  );
  expect(await ask()).toEqual(result);
  expect(heard).toEqual(['Invite', 'Invite évery', '', 'Invite the']);
});

it('[EN-02] a stream that breaks off is a failure, never half a text', async () => {
  post.mockResolvedValue(streaming(event('text', { text: 'Invite' })));
  await expect(ask()).rejects.toMatchObject({ code: 'offline' });
});

it('[EN-02] an error within the stream is told in the server’s words', async () => {
  const message = 'Something went wrong on our side. Your text hasn’t changed, and nothing was charged.';
  post.mockResolvedValue(streaming(event('error', { error: { code: 'unavailable', message } })));
  await expect(ask()).rejects.toMatchObject({ code: 'unavailable', message });
});

it('[EN-01] an answer in one piece is taken too', async () => {
  post.mockResolvedValue(Response.json(result));
  expect(await ask()).toEqual(result);
  expect(heard).toEqual([]);
});
