// Raw goals against rules against a model: npm run evaluate -- --endpoint URL --model NAME --goals FILE
// Writes a blind sheet, its key and static figures; --score FOLDER counts the judgements of a filled sheet.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openModel } from '../../server/src/llm/model.ts';
import type { ModelSettings } from '../../server/src/settings/read-model.ts';
import { answerPrompt } from './answer-prompt.ts';
import { pairsOf, readJudgements, writeSheet, type Pair, type TextOf } from './comparison-sheet.ts';
import { figuresOf } from './figures.ts';
import { evaluateGoal, variantNames, type EvaluatedGoal, type EvaluatedType } from './variants.ts';

const { values } = parseArgs({
  options: {
    endpoint: { type: 'string' },
    model: { type: 'string' },
    goals: { type: 'string' },
    out: { type: 'string', default: 'evaluation' },
    type: { type: 'string', default: 'content' },
    seed: { type: 'string', default: '1' },
    answers: { type: 'boolean', default: false },
    score: { type: 'string' },
  },
});

const usage = `npm run evaluate -- --endpoint URL --model NAME --goals FILE [--out FOLDER] [--type content|image|video|code] [--answers] [--seed TEXT]
  one goal a line; a key is taken from LLM_API_KEY; --answers compares what the model makes of each prompt
npm run evaluate -- --score FOLDER`;

const stop = (message: string): never => {
  console.error(message);
  process.exit(1);
};

const write = (folder: string, name: string, content: string) => writeFileSync(join(folder, name), content);
const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function score(folder: string): void {
  const pairs = JSON.parse(readFileSync(join(folder, 'key.json'), 'utf8')) as Pair[];
  const judged = readJudgements(readFileSync(join(folder, 'sheet.md'), 'utf8'), pairs);
  const rows = variantNames.map((name) => {
    const own = judged.filter(({ pair }) => pair.a === name || pair.b === name);
    const wins = own.filter(({ winner }) => winner === name).length;
    const ties = own.filter(({ winner }) => winner === 'tie').length;
    return { variant: name, judged: own.length, wins, ties, losses: own.length - wins - ties };
  });
  console.table(rows);
  write(folder, 'judgements.json', asJson({ pairs: pairs.length, judged: judged.length, rows }));
}

async function evaluate(
  settings: ModelSettings,
  goals: readonly string[],
  type: EvaluatedType,
): Promise<void> {
  const model = openModel(settings, () => undefined);
  const done: EvaluatedGoal[] = [];
  const answers = new Map<string, string>();
  for (const goal of goals) {
    const entry = await evaluateGoal(model, goal, type);
    done.push(entry);
    if (values.answers)
      for (const { name, prompt } of entry.variants)
        answers.set(`${name} ${goal}`, await answerPrompt(settings, prompt));
    console.log(
      `${done.length} of ${goals.length}${entry.refusal ? `, without the model: ${entry.refusal}` : ''}`,
    );
  }
  const textOf: TextOf = ({ goal, variants }, name) =>
    values.answers ? answers.get(`${name} ${goal}`) : variants.find((one) => one.name === name)?.prompt;
  const pairs = pairsOf(done, textOf, values.seed);
  const figures = figuresOf(done, type);
  mkdirSync(values.out, { recursive: true });
  write(values.out, 'sheet.md', writeSheet(pairs, done, textOf));
  write(values.out, 'key.json', asJson(pairs));
  write(values.out, 'texts.json', asJson(done));
  write(
    values.out,
    'figures.json',
    asJson({ model_name: settings.model, date: new Date().toISOString(), ...figures }),
  );
  console.table(figures.variants);
  console.log(asJson(figures.model));
  console.log(`${pairs.length} pairs to judge in ${join(values.out, 'sheet.md')}; the key is beside it.`);
}

const isType = (type: string): type is EvaluatedType => ['content', 'image', 'video', 'code'].includes(type);

if (values.score) score(values.score);
else {
  const { endpoint, model, type } = values;
  if (!endpoint || !model || !values.goals || !isType(type)) stop(usage);
  else {
    const goals = [
      ...new Set(
        readFileSync(values.goals, 'utf8')
          .split('\n')
          .map((line) => line.trim())
          .filter((line) => line !== ''),
      ),
    ];
    if (goals.length === 0) stop(`${values.goals} holds no goals.`);
    const settings: ModelSettings = {
      provider: 'openai-compatible',
      baseUrl: endpoint,
      apiKey: process.env['LLM_API_KEY'],
      model,
      timeoutMs: 120_000,
      firstTokenMs: 60_000,
      accountDaily: Infinity,
      dailyCeiling: Infinity,
      priceIn: 0,
      reasoning: undefined,
      priceOut: 0,
    };
    await evaluate(settings, goals, type);
  }
}
