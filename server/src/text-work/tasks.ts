import type { GenerationRequest } from '@whetstone/contract';
import { writeForDesk } from '../services/desk/write-for-desk.ts';
import { enhanceByRules } from '../services/enhance/enhance-by-rules.ts';
import { writePrompt } from '../services/generations/write-prompt.ts';
import { readImport } from '../services/transfer/read-import.ts';

// A whole prompt of very many pieces would take its time to travel: as one text, or its questions alone, it does not.
const promptAsJson = (request: GenerationRequest) => JSON.stringify(writePrompt(request));
const askQuestions = (request: GenerationRequest) => [...(writePrompt(request).questions ?? [])];

/**
 * Work on a person's text whose time depends on what the text looks like. Pure: the same input gives the same output,
 * here or in a thread; input and output are plain data.
 */
export const tasks = { promptAsJson, askQuestions, writeForDesk, enhanceByRules, readImport } as const;

export type Tasks = typeof tasks;
export type TaskName = keyof Tasks;
export type Input<Name extends TaskName> = Parameters<Tasks[Name]>[0];
export type Output<Name extends TaskName> = ReturnType<Tasks[Name]>;
