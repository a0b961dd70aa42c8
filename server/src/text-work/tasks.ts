import type { GenerationRequest } from '@whetstone/contract';
import { writeForDesk } from '../services/desk/write-for-desk.ts';
import { enhanceByRules } from '../services/enhance/enhance-by-rules.ts';
import { writePrompt } from '../services/generations/write-prompt.ts';
import { readImport } from '../services/transfer/read-import.ts';

/** The questions alone: a whole prompt of many pieces takes its time to travel. */
const askQuestions = (request: GenerationRequest) => [...(writePrompt(request).questions ?? [])];

/**
 * Work on a person's text whose time depends on what the text looks like. Pure: the same input gives the same output,
 * here or in a thread; input and output are plain data.
 */
export const tasks = { writePrompt, askQuestions, writeForDesk, enhanceByRules, readImport } as const;

export type Tasks = typeof tasks;
export type TaskName = keyof Tasks;
export type Input<Name extends TaskName> = Parameters<Tasks[Name]>[0];
export type Output<Name extends TaskName> = ReturnType<Tasks[Name]>;
