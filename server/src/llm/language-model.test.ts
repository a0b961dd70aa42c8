import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ModelSettings } from '../settings/read-model.ts';
import { openModel } from './model.ts';

const text = '{"prompt":"Write about bees."}';

interface Asked {
  readonly path: string;
  readonly body: Record<string, unknown>;
}

/** How OpenAI's newer models stream, and their refusal of what compatible servers read. */
function speakOpenAI({ body }: Asked): readonly [number, string] {
  if ('max_tokens' in body) return [400, '{"error":{"message":"Unsupported parameter: max_tokens"}}'];
  const item = { id: 'm1', type: 'message', role: 'assistant', status: 'in_progress', content: [] };
  const usage = {
    input_tokens: 9,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: 5,
    output_tokens_details: { reasoning_tokens: 0 },
  };
  const events = [
    { type: 'response.created', response: { id: 'r1', created_at: 1, model: 'gpt-6.1-sol' } },
    { type: 'response.output_item.added', output_index: 0, item },
    { type: 'response.output_text.delta', item_id: 'm1', output_index: 0, content_index: 0, delta: text },
    { type: 'response.output_item.done', output_index: 0, item: { ...item, status: 'completed' } },
    { type: 'response.completed', response: { id: 'r1', usage } },
  ];
  return [200, events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')];
}

function speakGoogle(): readonly [number, string] {
  const event = {
    candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP', index: 0 }],
    usageMetadata: { promptTokenCount: 9, candidatesTokenCount: 5, totalTokenCount: 14 },
  };
  return [200, `data: ${JSON.stringify(event)}\n\n`];
}

let server: Server;
let asked: Asked[];

beforeAll(async () => {
  asked = [];
  server = createServer((request, response) => {
    let raw = '';
    request.on('data', (part: Buffer) => {
      raw += part.toString();
    });
    request.on('end', () => {
      const entry = { path: request.url ?? '', body: JSON.parse(raw) as Record<string, unknown> };
      asked.push(entry);
      const [status, content] = entry.path.includes('Generate') ? speakGoogle() : speakOpenAI(entry);
      response.writeHead(status, {
        'content-type': status === 200 ? 'text/event-stream' : 'application/json',
      });
      response.end(content);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(() => server.close());

const ask = (provider: ModelSettings['provider'], model: string) =>
  openModel(
    {
      provider,
      model,
      baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
      apiKey: 'secret',
      reasoning: undefined,
      timeoutMs: 3000,
      firstTokenMs: 3000,
      accountDaily: 1,
      dailyCeiling: 1,
      priceIn: 0,
      priceOut: 0,
      pictures: undefined,
    },
    () => undefined,
  ).ask({
    instructions: 'Answer with the JSON {"prompt": text}.',
    messages: [{ role: 'user', content: 'bees' }],
    schema: z.object({ prompt: z.string() }),
    maxOutputTokens: 500,
    limits: { firstMs: 3000, stallMs: 3000, totalMs: 5000 },
    signal: new AbortController().signal,
    onUsage: () => undefined,
  });

describe('[EN-01] the wires of the providers', () => {
  it('OpenAI’s newer models, which refuse max_tokens, are asked as they want it, and keep nothing', async () => {
    expect(await ask('openai', 'gpt-6.1-sol')).toEqual({ prompt: 'Write about bees.' });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      path: '/v1/responses',
      body: { max_output_tokens: 500, store: false, text: { format: { type: 'json_schema' } } },
    });
  });

  it('Google’s', async () => {
    expect(await ask('google', 'gemini-3.8-flash')).toEqual({ prompt: 'Write about bees.' });
    expect(asked.at(-1)?.path).toContain('/models/gemini-3.8-flash:streamGenerateContent');
  });
});
