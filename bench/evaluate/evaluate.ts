// Raw goals against rules against a model: npm run evaluate -- --endpoint URL --model NAME --goals FILE
// Writes a blind sheet, its key and static figures; --score FOLDER counts the judgements of a filled sheet.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { imageServiceIds, videoServiceIds, type ServiceId } from '@whetstone/engine/catalogue';
import { openModel } from '../../server/src/llm/model.ts';
import type { ModelSettings } from '../../server/src/settings/read-model.ts';
import { answerPrompt } from './answer-prompt.ts';
import { pairsOf, readJudgements, writeSheet, type Pair, type TextOf } from './comparison-sheet.ts';
import { exportRequests } from './export-requests.ts';
import { figuresOf } from './figures.ts';
import { importAnswers } from './import-answers.ts';
import { orders, scoreOrders } from './score-orders.ts';
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
    service: { type: 'string' },
    export: { type: 'string' },
    import: { type: 'string' },
  },
});

const usage = `npm run evaluate -- --endpoint URL --model NAME --goals FILE [--out FOLDER] [--type content|image|video|code] [--answers] [--seed TEXT]
  one goal a line; a key is taken from LLM_API_KEY; --answers compares what the model makes of each prompt
npm run evaluate -- --score FOLDER
npm run evaluate -- --export FOLDER --goals FILE [--type TYPE] [--service ID,ID]
  the very requests of the server, one file each, the services in turn, and what the rules show (rules.md); put what a model answers into NAME.answer.json beside NAME.request.json
npm run evaluate -- --import FOLDER [--seed TEXT]
  the guard on the answers, a sheet for each order of sides, what a person would see (shown.md), and figures; --score FOLDER counts both orders`;

const stop = (message: string): never => {
  console.error(message);
  process.exit(1);
};

const write = (folder: string, name: string, content: string) => writeFileSync(join(folder, name), content);
const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function scoreSheet(folder: string): void {
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

function score(folder: string): void {
  if (!existsSync(join(folder, orders[0]))) return scoreSheet(folder);
  for (const order of orders) scoreSheet(join(folder, order));
  const rows = scoreOrders(folder);
  console.table(rows);
  write(folder, 'judgements.json', asJson(rows));
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

const isService = (id: string): id is ServiceId =>
  [...imageServiceIds, ...videoServiceIds].some((known) => known === id);

const goalsIn = (file: string): string[] => {
  const lines = readFileSync(file, 'utf8').split('\n');
  return [...new Set(lines.map((line) => line.trim()).filter((line) => line !== ''))];
};

const { endpoint, model, type } = values;
const named = values.service?.split(',') ?? [];
const services = named.filter(isService);
if (values.score) score(values.score);
else if (values.import) console.log(asJson(importAnswers(values.import, values.seed)));
else if (!values.goals || !isType(type) || services.length < named.length) stop(usage);
else {
  const goals = goalsIn(values.goals);
  if (goals.length === 0) stop(`${values.goals} holds no goals.`);
  if (values.export) {
    const count = exportRequests(values.export, goals, { type, services });
    console.log(`${count} requests in ${values.export}.`);
  } else if (!endpoint || !model) stop(usage);
  else {
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
      priceOut: 0,
      reasoning: undefined,
      pictures: undefined,
    };
    await evaluate(settings, goals, type);
  }
}
