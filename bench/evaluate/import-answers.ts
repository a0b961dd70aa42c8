import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModelFailure } from '../../server/src/llm/model-failure.ts';
import { readAnswer } from '../../server/src/llm/read-answer.ts';
import { checkPrompt, type CheckedPrompt } from '../../server/src/services/writer/check-prompt.ts';
import { checkQuestions } from '../../server/src/services/writer/check-questions.ts';
import { questionsAnswer } from '../../server/src/services/writer/instructions/questions.ts';
import { pairsOf, writeSheet, type TextOf } from './comparison-sheet.ts';
import { modelPrompt } from '../../server/src/services/writer/model-prompt.ts';
import { type ExportedRequest, writtenByRules } from './export-requests.ts';
import { orders } from './score-orders.ts';
import { shownSheet } from './shown-sheet.ts';
import { promptOf, settingsBeside, type EvaluatedGoal } from './variants.ts';

interface Answered extends ExportedRequest {
  readonly text: string;
}

const suffix = '.request.json';

/** The requests that somebody answered, with the answer as it came. */
const answeredIn = (folder: string): Answered[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(suffix))
    .toSorted()
    .flatMap((name) => {
      const answer = join(folder, name.replace(suffix, '.answer.json'));
      if (!existsSync(answer)) return [];
      const request = JSON.parse(readFileSync(join(folder, name), 'utf8')) as ExportedRequest;
      return [{ ...request, text: readFileSync(answer, 'utf8') }];
    });

/** What `read` makes of an answer; `undefined` where a model's answer cannot be read at all. */
function readable<Read>(read: () => Read): Read | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof ModelFailure) return undefined;
    throw error;
  }
}

const reasonsOf = (checked: CheckedPrompt | undefined): readonly string[] =>
  checked ? checked.refused.map(({ reason }) => reason) : ['unreadable'];

const counted = (words: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
};

const write = (folder: string, name: string, content: unknown) =>
  writeFileSync(
    join(folder, name),
    typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`,
  );

/** Judges the answers in a folder by the guard and writes sheets in both orders, their keys, what a person would see of each (`shown.md`), and figures, which it answers. */
export function importAnswers(folder: string, seed: string) {
  const answered = answeredIn(folder);
  const written = answered
    .filter(({ job }) => job === 'write')
    .map(({ input, request, text }) => ({
      input,
      checked: readable(() => checkPrompt(input, text, request.instructions)),
    }));
  const goals = written.map(({ input: { goal, type, service }, checked }): EvaluatedGoal => {
    const reasons = reasonsOf(checked);
    const byModel =
      checked && reasons.length === 0
        ? [{ name: 'model', goal, prompt: checked.prompt + settingsBeside(goal, type, service) } as const]
        : [];
    return {
      goal,
      variants: [
        { name: 'raw', goal, prompt: goal },
        { name: 'rules', goal, prompt: promptOf(goal, type, service) },
        ...byModel,
      ],
      refusal: reasons[0],
      calls: [{ outcome: reasons.length === 0 ? 'used' : 'unfit', reason: reasons.join(' ') }],
      modelMs: 0,
    };
  });
  const asked = answered
    .filter(({ job }) => job === 'questions')
    .map(({ input, text }) => {
      const read = readable(() => readAnswer(text, '', questionsAnswer));
      return { goal: input.goal, read, kept: read && checkQuestions(input.goal, read) };
    });

  const textOf: TextOf = ({ variants }, name) => variants.find((one) => one.name === name)?.prompt;
  const pairs = pairsOf(goals, textOf, seed);
  const swapped = pairs.map((pair) => ({ ...pair, a: pair.b, b: pair.a }));
  for (const [order, list] of [
    [orders[0], pairs],
    [orders[1], swapped],
  ] as const) {
    mkdirSync(join(folder, order), { recursive: true });
    write(join(folder, order), 'sheet.md', writeSheet(list, goals, textOf));
    write(join(folder, order), 'key.json', list);
  }
  const figures = {
    prompts: written.length,
    used: written.filter(({ checked }) => checked?.refused.length === 0).length,
    refused: counted(written.flatMap(({ checked }) => reasonsOf(checked))),
    additions: written.map(({ checked }) => checked?.additions.length ?? 0),
    variations: written.map(({ checked }) => checked?.variations.length ?? 0),
    questions: asked.map(({ kept }) => kept?.questions.length ?? 0),
    offers: asked.map(({ kept }) => kept?.offers.length ?? 0),
    questions_dropped: asked.reduce(
      (sum, { read, kept }) => sum + (read?.questions.length ?? 0) - (kept?.questions.length ?? 0),
      0,
    ),
    pairs: pairs.length,
  };
  const usable = written.flatMap(({ input, checked }) =>
    checked && checked.refused.length === 0 ? [{ input, checked }] : [],
  );
  write(
    folder,
    'shown.md',
    shownSheet(
      usable.map(({ input, checked }) => {
        const { rules } = writtenByRules(input.goal, input);
        return { input, shown: modelPrompt({ rules, checked, input, name: 'A model' }) };
      }),
    ),
  );
  write(folder, 'checked.json', { written, asked });
  write(folder, 'figures.json', figures);
  return figures;
}
