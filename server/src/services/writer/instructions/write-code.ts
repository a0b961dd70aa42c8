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
  version: 4,
  instructions: () =>
    [
      shared,
      // A builder starts at once: what is open gets the builder's average unless somebody decides it.
      'Write the request, in the voice of the person, for an AI that builds software. Begin with what to build and for whom in one or two sentences. Then, each in as few lines as it needs: what people do in it, step by step; the data kept, field by field; rules with their edge cases (empty, wrong, twice, offline where it matters); how it looks on the devices it is used on; and "Done when", checks that can be run or seen.',
      // Uninvited accounts, dashboards and stacks were the commonest fault.
      "Decide what is open in the simplest way that serves this use, and where the goal contradicts itself. Name a technology only where the goal's conditions leave no other. No feature, account, technology or service the goal does not need or name; what it asks for is never put off.",
      // Of 48 prompts three had an edge case that another rule forbade.
      'Read the rules against each other and the goal before you answer: none contradicts another or refuses what the goal allows.',
      // For a change in a code base the same list makes a builder rewrite what works.
      'If the goal is a fault or a change in existing software, write this instead: what happens, what should happen, where to look, what must stay as it is, how to prove it. Invent no file names.',
      // An example date or price reads as a fact of the person's, and the guard refuses it.
      'Show a format by its letters (YYYY-MM-DD), never by invented figures.',
      'Plain text with short headings, 120 to 450 words, less for something small. Short of room, drop how it looks first, what they named never.',
      '"additions": of what you decided the at most 6 things that the person would most likely change, each with "quote", word for word from the prompt, and "why", one short sentence.',
      'Answer with one JSON object: {"prompt", "additions": [{"quote", "why"}]}.',
    ].join('\n'),
  schema: promptAnswer,
  outputTokens: 1500,
};
