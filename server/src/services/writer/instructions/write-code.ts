import { z } from 'zod';
import type { Job } from '../job.ts';
import { opening } from './shared.ts';

/** The prompt first, so that it can be shown while it is written. */
export const promptAnswer = z.object({
  prompt: z.string(),
  additions: z.array(z.object({ quote: z.string(), why: z.string() })),
});

/** Writes a request for software. */
export const writeCode: Job<z.infer<typeof promptAnswer>> = {
  version: 8,
  // Without a length or a form it won 13 of 16 blind verdicts, with less it lost (bench/evaluate/rounds/writer-10).
  instructions: () =>
    [
      opening,
      'Write the request, in the voice of the person, for an AI that builds software.',
      'Answer with one JSON object: {"prompt", "additions": [{"quote", "why"}]}: at most 6 decisions of yours, "quote" word for word from the prompt.',
    ].join('\n'),
  schema: promptAnswer,
  outputTokens: 1500,
};
