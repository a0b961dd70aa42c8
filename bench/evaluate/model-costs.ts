// What the site's model costs a month, from the tokens of the real requests and of recorded answers: node bench/evaluate/model-costs.ts
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plans } from '@whetstone/contract/plans';
import { estimateTokens } from '@whetstone/engine';
import type { ServiceId } from '@whetstone/engine/catalogue';
import type { WriterInput } from '../../server/src/services/writer/job.ts';
import { requestFor, type JobName } from '../../server/src/services/writer/request-for.ts';

interface Tokens {
  readonly input: number;
  readonly output: number;
}

/** US dollars per million tokens: a small, a middle and a large model of 2026. */
export const priceLevels = [
  { name: 'small', in: 0.15, out: 0.6 },
  { name: 'middle', in: 1, out: 5 },
  { name: 'large', in: 3, out: 15 },
] as const;

/** Most writings of an account in a month, new or again: the default of LLM_MONTHLY. */
const mostWritings = 2000;

/** Prompts of a month: both paid quotas, and as many as an unlimited account can have the model write. */
export const volumes = [
  { prompts: 200, priceUsd: plans[1].priceUsd },
  { prompts: 500, priceUsd: plans[2].priceUsd },
  { prompts: mostWritings, priceUsd: plans[3].priceUsd },
] as const;

/** Share of writings that need a second look, by the rounds; a second look reads the first answer too. */
const secondLooks = 0.15;

const rounds = join(import.meta.dirname, 'rounds');
const folders: readonly (Pick<WriterInput, 'type' | 'service'> & { readonly folder: string })[] = [
  { folder: 'writer-2/image-midjourney', type: 'image', service: 'midjourney' satisfies ServiceId },
  { folder: 'writer-2/video-runway', type: 'video', service: 'runway' satisfies ServiceId },
  { folder: 'writer-2/code', type: 'code' },
];
/** Goals for a text with what their authors said about them; the answer is their words in order. */
const texts: readonly WriterInput[] = [
  {
    type: 'content',
    goal: 'Write an apology to a customer whose order of 12 chairs arrived two weeks late and with scratches on three of them',
    answers: [
      { ask: 'What do you offer them?', answer: 'new chairs for the three, at our cost' },
      { ask: 'How well do you know them?', answer: 'a customer of eight years' },
    ],
    context: 'they were angry on the phone, the carrier was at fault but we chose him',
  },
  {
    type: 'content',
    goal: 'plan a week of dinners for four, one of us is vegetarian and the kids eat nothing green',
    answers: [{ ask: 'How much time is there to cook?', answer: '30 minutes on weekdays' }],
    offers: ['End with one shopping list, sorted by aisle.'],
  },
];

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

const asked = (job: JobName, input: WriterInput): number => {
  const { instructions, messages, schema } = requestFor[job](input);
  return estimateTokens(
    [instructions, ...messages.map(({ content }) => content), JSON.stringify(schema)].join('\n'),
  );
};

const recorded = (name: string): number[] =>
  readdirSync(rounds, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(`-${name}.answer.json`))
    .map((path) => estimateTokens(readFileSync(join(rounds, path), 'utf8')));

const ofFolder = ({ folder, ...input }: (typeof folders)[number]): Tokens => {
  const goals = readFileSync(join(rounds, folder, 'goals.txt'), 'utf8')
    .trim()
    .split('\n');
  const pairs = goals.flatMap((goal, index) => {
    const path = join(rounds, folder, `${String(index + 1).padStart(3, '0')}-write.answer.json`);
    return existsSync(path)
      ? [{ input: asked('write', { ...input, goal }), output: estimateTokens(readFileSync(path, 'utf8')) }]
      : [];
  });
  return { input: mean(pairs.map((pair) => pair.input)), output: mean(pairs.map((pair) => pair.output)) };
};

const ofTexts = (): Tokens => ({
  input: mean(texts.map((input) => asked('write', input))),
  output: mean(
    texts.map(({ goal, answers = [], offers = [], context = '' }) =>
      estimateTokens(
        JSON.stringify({
          prompt: [goal, ...answers.map(({ answer }) => answer), ...offers, context].join(' '),
          additions: [],
        }),
      ),
    ),
  ),
});

const ofQuestions = (): Tokens => ({
  input: mean(
    [...texts, { type: 'code' as const, goal: 'a booking page for my salon with 3 chairs' }].map((input) =>
      asked('questions', input),
    ),
  ),
  output: mean(recorded('questions')),
});

const withSecondLooks = ({ input, output }: Tokens): Tokens => ({
  input: input + secondLooks * (input + output + 60),
  output: output * (1 + secondLooks),
});

const plus = (one: Tokens, other: Tokens, times = 1): Tokens => ({
  input: one.input + other.input * times,
  output: one.output + other.output * times,
});

/** Tokens of each job, and of a prompt with its questions: alone, with two rewritings, with all six. */
export function modelTokens() {
  const [image, video, code] = folders.map(ofFolder);
  const text = ofTexts();
  const kinds = { text, image: image ?? text, video: video ?? text, code: code ?? text };
  const list = Object.values(kinds);
  const writing = withSecondLooks({
    input: mean(list.map(({ input }) => input)),
    output: mean(list.map(({ output }) => output)),
  });
  const questions = ofQuestions();
  const once = plus(questions, writing);
  return {
    kinds: { ...kinds, questions },
    prompts: { once, twice: plus(once, writing, 2), six: plus(once, writing, 6) },
  };
}

/** US dollars for so many prompts. */
export const costOfPrompts = (
  { input, output }: Tokens,
  price: { readonly in: number; readonly out: number },
  count: number,
): number => (count * (input * price.in + output * price.out)) / 1_000_000;

/** The table of `docs/running.md`. */
export function costTable(): string {
  const { prompts } = modelTokens();
  const times = { once: 1, twice: 3, six: 7 } as const;
  const cell = (
    name: keyof typeof times,
    price: (typeof priceLevels)[number],
    { prompts: count, priceUsd }: (typeof volumes)[number],
  ) => {
    const cost = costOfPrompts(prompts[name], price, Math.min(count, mostWritings / times[name]));
    return `${cost.toFixed(2)} (${Math.round((100 * cost) / priceUsd)} %)`;
  };
  const rows = priceLevels.flatMap((price) =>
    (['once', 'twice', 'six'] as const).map((name) =>
      [
        `${price.name}, ${price.in} / ${price.out}`,
        { once: 'written once', twice: 'and again twice', six: 'and again six times' }[name],
        ...volumes.map((volume) => cell(name, price, volume)),
      ].join(' | '),
    ),
  );
  return [
    '| Model, $ per million in / out | Each prompt | 200 of $9 | 500 of $19 | 2,000 of $49 |',
    '|---|---|---|---|---|',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n');
}

if (import.meta.main) {
  const { kinds, prompts } = modelTokens();
  console.table(
    Object.fromEntries(
      Object.entries({ ...kinds, ...prompts }).map(([name, { input, output }]) => [
        name,
        { input: Math.round(input), output: Math.round(output) },
      ]),
    ),
  );
  console.log(costTable());
}
