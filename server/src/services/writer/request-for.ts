import { randomBytes } from 'node:crypto';
import { estimateTokens } from '@whetstone/engine';
import { z } from 'zod';
import type { Message } from '../../llm/ask-model.ts';
import type { AnsweredPrompt } from './check-prompt.ts';
import { withFacts } from './instructions/facts.ts';
import { questionsJob } from './instructions/questions.ts';
import { tryJob } from './instructions/try.ts';
import { promptAnswer, writeCode } from './instructions/write-code.ts';
import { writeContent } from './instructions/write-content.ts';
import { visualAnswer, writeVisual } from './instructions/write-visual.ts';
import { saidBy, type Job, type WriterInput } from './job.ts';

/** What a provider is sent, whoever sends it. */
interface WriterRequest {
  readonly instructions: string;
  readonly messages: readonly Message[];
  /** As JSON Schema. */
  readonly schema: object;
  readonly maxOutputTokens: number;
}

/** Data that no quote in it closes, between tags that the person cannot guess. */
function dataMessage({ goal, answers, guesses, offers, context, beside, facts }: WriterInput): Message {
  const tag = `goal-${randomBytes(6).toString('hex')}`;
  const kept = facts?.map(({ about, text, isPinned }, at) => ({
    number: at + 1,
    about,
    says: text,
    ...(isPinned && { must: true }),
  }));
  const data = JSON.stringify({ goal, answers, guesses, offers, context, beside, facts: kept });
  return { role: 'user', content: `<${tag}>\n${data}\n</${tag}>` };
}

const requestOf = <Answer>(job: Job<Answer>, input: WriterInput, message: Message): WriterRequest => ({
  instructions: job.instructions(input),
  messages: [message],
  schema: z.toJSONSchema(job.schema),
  maxOutputTokens: job.outputTokens + 3 * estimateTokens(saidBy(input)),
});

/** The job of writing a prompt of this sort. */
export const writingJob = ({ type, facts = [] }: WriterInput): Job<AnsweredPrompt> => {
  const isVisual = type === 'image' || type === 'video';
  const job = type === 'code' ? writeCode : isVisual ? writeVisual : writeContent;
  return facts.length > 0 ? withFacts(job, isVisual ? visualAnswer : promptAnswer) : job;
};

/** The request of each job for what a person wants; `try` carries out the goal as it stands. */
export const requestFor = {
  questions: (input: WriterInput) => requestOf(questionsJob, input, dataMessage(input)),
  write: (input: WriterInput) => requestOf(writingJob(input), input, dataMessage(input)),
  try: (input: WriterInput) => requestOf(tryJob, input, { role: 'user', content: input.goal }),
} as const;

export type JobName = keyof typeof requestFor;
