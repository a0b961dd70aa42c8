import { z } from 'zod';
import type { Job } from '../job.ts';

/** Carries a request out, the same way for plain words and for a prompt, so that the two can be compared. */
export const tryJob: Job<{ answer: string }> = {
  version: 1,
  instructions: () =>
    // A question back cannot be compared with an answer.
    'Carry out the request as well as you can in one answer. If something is open, take the likeliest reading and say so in a line; do not ask back. Answer with one JSON object: {"answer": text}.',
  schema: z.object({ answer: z.string() }),
  outputTokens: 3000,
};
