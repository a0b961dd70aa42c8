import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ModelSettings } from '../settings/read-model.ts';
import { startModelDouble, type Behaviour, type ModelDouble } from '../testing/model-double.ts';
import { openModel, type Model } from './model.ts';
import type { Usage } from './model-failure.ts';

const answer: Behaviour = { kind: 'answer', text: '{"prompt":"Write about bees."}' };
const refusal: Behaviour = { kind: 'status', status: 400 };

let double: ModelDouble;
let model: Model;
let used: Usage[];

const settings = (): ModelSettings => ({
  provider: 'openai-compatible',
  baseUrl: double.url,
  apiKey: undefined,
  model: 'local',
  reasoning: undefined,
  timeoutMs: 3000,
  firstTokenMs: 3000,
  accountDaily: 1,
  dailyCeiling: 1,
  priceIn: 0,
  priceOut: 0,
  pictures: undefined,
});
beforeEach(async () => {
  double = await startModelDouble();
  model = openModel(settings(), () => undefined);
  used = [];
});
afterEach(async () => {
  model.close();
  await double.close();
});

const ask = (asked: Model = model) =>
  asked.ask({
    instructions: 'Answer with the JSON {"prompt": text}.',
    messages: [{ role: 'user', content: 'bees' }],
    schema: z.object({ prompt: z.string() }),
    maxOutputTokens: 100,
    limits: { firstMs: 2000, stallMs: 2000, totalMs: 2500 },
    signal: new AbortController().signal,
    onUsage: (usage) => used.push(usage),
  });
const formats = () => double.asked.map(({ body }) => body.response_format?.type ?? 'none');

/** A server that takes only these values of `response_format`, as LM Studio and small ones do. */
const takes = (...taken: readonly string[]) =>
  double.behave(({ body }) => (taken.includes(body.response_format?.type ?? 'none') ? answer : refusal));

describe('[EN-01] the format of an answer', () => {
  it('is a schema where the server takes one, as LM Studio wants it', async () => {
    takes('json_schema', 'text');
    expect(await ask()).toEqual({ prompt: 'Write about bees.' });
    expect(formats()).toEqual(['json_schema']);
    expect(double.asked[0]?.body.response_format?.json_schema).toMatchObject({
      schema: { required: ['prompt'] },
    });
  });

  it.each([
    ['json_object', ['json_schema', 'json_object', 'json_object']],
    ['none', ['json_schema', 'json_object', 'none', 'none']],
  ])('falls back to %s where it is refused, and remembers that for the model there', async (taken, asked) => {
    takes(taken);
    expect(await ask()).toEqual({ prompt: 'Write about bees.' });
    expect(await ask(openModel(settings(), () => undefined))).toEqual({ prompt: 'Write about bees.' });
    expect(formats()).toEqual(asked);
  });

  it('is not looked for again by a refusal that comes after an answer', async () => {
    takes('json_schema');
    await ask();
    double.behave(refusal);
    await expect(ask()).rejects.toMatchObject({ kind: 'rejected', status: 400 });
    expect(formats()).toEqual(['json_schema', 'json_schema']);
  });

  it('costs nothing where every one is refused', async () => {
    double.behave(refusal);
    await expect(ask()).rejects.toMatchObject({ kind: 'rejected', status: 400 });
    expect(double.asked).toHaveLength(3);
    expect(used.every(({ inputTokens, outputTokens }) => inputTokens + outputTokens === 0)).toBe(true);
  });
});

describe('[EN-01] text in the reasoning field', () => {
  it('is the answer where it is one', async () => {
    double.behave({ kind: 'thoughts', text: 'Bees, so: {"prompt":"Write about bees."}' });
    expect(await ask()).toEqual({ prompt: 'Write about bees.' });
  });

  it('is one clean failure where it is none', async () => {
    double.behave({ kind: 'thoughts', text: 'The person wants bees.' });
    await expect(ask()).rejects.toMatchObject({ kind: 'thinking' });
    expect(double.asked).toHaveLength(1);
  });

  it('is asked for as much as the setting says', async () => {
    double.behave(answer);
    await ask(openModel({ ...settings(), reasoning: 'none' }, () => undefined));
    expect(double.asked[0]?.body.reasoning_effort).toBe('none');
  });
});
