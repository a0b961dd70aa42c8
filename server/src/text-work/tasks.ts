import type { GenerationRequest } from '@whetstone/contract';
import { writeForDesk } from '../services/desk/write-for-desk.ts';
import { enhanceByRules } from '../services/enhance/enhance-by-rules.ts';
import { writePrompt } from '../services/generations/write-prompt.ts';
import { judgePrompt } from '../services/writer/check-prompt.ts';
import { modelPrompt as shapePrompt, saysMore } from '../services/writer/model-prompt.ts';
import { readImport } from '../services/transfer/read-import.ts';

// A whole prompt of very many pieces would take its time to travel: as one text, or its questions alone, it does not.

const promptAsJson = (request: GenerationRequest) => {
  const prompt = writePrompt(request);
  // Nobody pays for a prompt that is the goal with a capital and a full stop.
  const counts = prompt.counts ?? saysMore(prompt.text, request.goal);
  return { json: JSON.stringify({ ...prompt, counts }), counts };
};
const modelPrompt = (given: Parameters<typeof shapePrompt>[0]) => {
  const prompt = shapePrompt(given);
  return { json: JSON.stringify(prompt), counts: prompt.counts ?? true };
};
const askQuestions = (request: GenerationRequest) => {
  const { questions = [], offers = [] } = writePrompt(request);
  return { questions: [...questions], offers: [...offers] };
};

/**
 * Work on a person's text whose time depends on what the text looks like. Pure: the same input gives the same output,
 * here or in a thread; input and output are plain data.
 */
export const tasks = {
  promptAsJson,
  askQuestions,
  judgePrompt,
  modelPrompt,
  writeForDesk,
  enhanceByRules,
  readImport,
} as const;

export type TaskName = keyof typeof tasks;
type Inputs = { [Name in TaskName]: Parameters<(typeof tasks)[Name]>[0] };
type Outputs = { [Name in TaskName]: ReturnType<(typeof tasks)[Name]> };
export type Input<Name extends TaskName> = Inputs[Name];
export type Output<Name extends TaskName> = Outputs[Name];

/** A task and what it is done with. */
export type Job<Name extends TaskName = TaskName> = {
  [Each in Name]: { readonly name: Each; readonly input: Input<Each> };
}[Name];

const byName: { readonly [Name in TaskName]: (input: Input<Name>) => Output<Name> } = tasks;

export const doTask = <Name extends TaskName>({ name, input }: Job<Name>): Output<Name> =>
  byName[name](input);
