import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modelAnswer } from '../services/enhance/tidy-answer.ts';
import { askModel } from './ask-model.ts';
import { languageModel } from './language-model.ts';
import type { Usage } from './model-failure.ts';

const answer = { enhanced: 'Write a short text about bees.', improvements: ['Shorter.'], suggestions: [] };
const text = JSON.stringify(answer);

let server: Server;
let asked: { path: string | undefined; key: unknown; body: Record<string, unknown> }[];

/** Speaks Anthropic's wire: as a tool call where one is asked for, else as text in pieces. */
beforeAll(async () => {
  asked = [];
  server = createServer((request, response) => {
    let raw = '';
    request.on('data', (part: Buffer) => {
      raw += part.toString();
    });
    request.on('end', () => {
      const body = JSON.parse(raw) as Record<string, unknown>;
      asked.push({ path: request.url, key: request.headers['x-api-key'], body });
      const send = (event: { type: string; [field: string]: unknown }) =>
        response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const usage = { input_tokens: 9, output_tokens: 0 };
      const message = {
        id: 'm',
        type: 'message',
        role: 'assistant',
        model: 'c',
        content: [],
        stop_reason: null,
        usage,
      };
      send({ type: 'message_start', message });
      const isTool = 'tools' in body;
      const block = isTool
        ? { type: 'tool_use', id: 't', name: 'json', input: {} }
        : { type: 'text', text: '' };
      send({ type: 'content_block_start', index: 0, content_block: block });
      for (const piece of text.match(/.{1,9}/gs) ?? [])
        send({
          type: 'content_block_delta',
          index: 0,
          delta: isTool
            ? { type: 'input_json_delta', partial_json: piece }
            : { type: 'text_delta', text: piece },
        });
      send({ type: 'content_block_stop', index: 0 });
      const stop = { stop_reason: isTool ? 'tool_use' : 'end_turn' };
      send({ type: 'message_delta', delta: stop, usage: { output_tokens: 5 } });
      send({ type: 'message_stop' });
      response.end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(() => server.close());

describe('askModel', () => {
  it.each(['claude-sonnet-4-5', 'claude-3-haiku-20240307'])(
    '[EN-01] reads %s by Anthropic’s wire, with its figures',
    async (model) => {
      const opened = await languageModel({
        provider: 'anthropic',
        baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
        apiKey: 'secret',
        model,
        timeoutMs: 3000,
        firstTokenMs: 3000,
        accountDaily: 1,
        dailyCeiling: 1,
        priceIn: 0,
        reasoning: undefined,
        priceOut: 0,
        pictures: undefined,
      });
      const used: Usage[] = [];
      const read = await askModel(opened, 'schema', {
        instructions: 'Rewrite.',
        messages: [{ role: 'user', content: 'bees' }],
        schema: modelAnswer,
        maxOutputTokens: 500,
        limits: { firstMs: 3000, stallMs: 3000, totalMs: 5000 },
        signal: new AbortController().signal,
        onUsage: (usage) => used.push(usage),
      });
      expect(read).toEqual(answer);
      expect(used).toEqual([{ inputTokens: 9, outputTokens: 5, cachedTokens: 0, isEstimated: false }]);
      expect(asked.at(-1)).toMatchObject({
        path: '/v1/messages',
        key: 'secret',
        body: { model, stream: true, system: [{ cache_control: { type: 'ephemeral' } }] },
      });
    },
  );
});
