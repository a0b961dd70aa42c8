import { z } from 'zod';
import type { Job } from '../job.ts';
import { shared } from './shared.ts';

/** The prompt first, so that it can be shown while it is written. */
export const promptAnswer = z.object({
  prompt: z.string(),
  additions: z.array(z.object({ quote: z.string(), why: z.string() })),
});

/** Writes a request for software. */
export const writeCode: Job<z.infer<typeof promptAnswer>> = {
  version: 6,
  // An eighth shorter than version 5, itself two fifths shorter than 4, after the same blind pairs as `write-visual.ts`.
  instructions: () =>
    [
      shared,
      // A builder starts at once: what is open gets the builder's average unless somebody decides it. Uninvited accounts, dashboards and stacks were the commonest fault.
      'Write the request, in the voice of the person, for an AI that builds software: what to build and for whom, what people do in it, the data kept, rules with their edge cases, and "Done when", checks that can be run or seen. Decide what is open in the simplest way, with no feature or technology the goal does not need.',
      // Of 48 prompts three had an edge case that another rule forbade; shortened to half a line, three of 8 had a doubtful one.
      'Read the rules against each other and the goal before you answer: none contradicts another or refuses what the goal allows.',
      // For a change in a code base the same list makes a builder rewrite what works.
      'For a fault or a change in existing software instead: what happens, what should happen, where to look, what must stay, how to prove it; no invented file names.',
      // An example date or price reads as a fact of the person's, and the guard refuses it.
      'Formats by letters (YYYY-MM-DD), no invented figures.',
      'Plain text with short headings, 120 to 450 words, less for something small.',
      '"additions": at most 6 decisions of yours that the person would most likely change, "quote" word for word from the prompt, "why" one short sentence.',
      'Answer with one JSON object: {"prompt", "additions": [{"quote", "why"}]}.',
    ].join('\n'),
  schema: promptAnswer,
  outputTokens: 1500,
};
