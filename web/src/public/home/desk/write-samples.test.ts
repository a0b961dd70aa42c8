import type { DeskRequest } from '@whetstone/contract';
import { generateContent } from '@whetstone/engine';
import { writeForDesk } from '../../../testing/write-for-desk.ts';
import { deskKinds } from './desk-examples.ts';
import { expect, it } from 'vitest';
import { writeSamples } from './write-samples.ts';

const asked: DeskRequest[] = [];
const server = (answer: Response | Error) => ({
  readApi: async () => new Response(null, { status: 404 }),
  writeForDesk: ({ goal }: DeskRequest) => generateContent({ goal }),
  askDesk: async (request: DeskRequest) => {
    asked.push(request);
    if (answer instanceof Error) throw answer;
    return answer;
  },
});
const prompt = generateContent({ goal: 'thank the donors' });
const good = () => Response.json({ prompt });

it('[PP-01] the desk opens with an example of each kind, the first one written, and nobody is asked', async () => {
  asked.length = 0;
  const { open, samples } = await writeSamples(server(good()), {});
  expect([open, ...samples.map(({ kind }) => kind)]).toEqual(['text', 'text', 'image', 'video', 'code']);
  for (const { goal } of samples) expect(goal).not.toBe('');
  expect(samples.map((sample) => sample.prompt !== null)).toEqual([true, false, false, false]);
  expect(asked).toEqual([]);
});

it.each(deskKinds)(
  '[PP-01] what the example of $id has pressed, and no more, is in its prompt',
  ({ id, example }) => {
    const { sections } = writeForDesk({ kind: id, ...example });
    const spans = sections.flatMap((section) => section.spans);
    expect(spans.filter(({ origin }) => origin === 'chosen').map(({ rule }) => rule)).toEqual([
      ...Object.keys(example.answers).map((question) => `question:${question}`),
      ...Object.keys(example.offers).map((offer) => `offer:${offer}`),
    ]);
    expect(spans.filter(({ origin }) => origin === 'assumed')).toEqual([]);
  },
);

it('[PP-01] a goal sent as a form is answered by the API, cut to what the desk takes', async () => {
  asked.length = 0;
  const { open, samples } = await writeSamples(server(good()), { goal: 'x'.repeat(3000), for: 'code' });
  expect(open).toBe('code');
  expect(asked).toEqual([{ kind: 'code', goal: 'x'.repeat(2000) }]);
  expect(samples[3]).toMatchObject({ goal: 'x'.repeat(2000), prompt: { text: prompt.text } });
});

it('[PP-01] a blank goal asks nobody, and shows an empty sheet', async () => {
  asked.length = 0;
  const { samples } = await writeSamples(server(good()), { goal: ' ', for: 'text' });
  expect(samples[0]).toEqual({ kind: 'text', goal: ' ', prompt: null });
  expect(asked).toEqual([]);
});

it('[PP-01] a refusal is told with its sentence, and the goal stays in its field', async () => {
  const error = { code: 'rate_limited', message: 'Very many goals. Please try again in a minute.' };
  const { samples } = await writeSamples(
    server(Response.json({ error }, { status: 429, headers: { 'retry-after': '60' } })),
    { goal: 'thank the donors', for: 'text' },
  );
  expect(samples[0]).toMatchObject({
    goal: 'thank the donors',
    prompt: null,
    refusal: { text: error.message, isLimited: true },
    waitSeconds: 60,
  });
});

it('[PP-01] no answer is told as such, without a limit to wait for', async () => {
  const { samples } = await writeSamples(server(new TypeError('Failed to fetch')), {
    goal: 'thank the donors',
    for: 'text',
  });
  expect(samples[0]).toMatchObject({ refusal: { isLimited: false }, waitSeconds: 0 });
  expect(samples[0]?.refusal?.text).toContain('cannot be reached');
});
