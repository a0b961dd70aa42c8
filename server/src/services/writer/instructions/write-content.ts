import type { z } from 'zod';
import type { Job } from '../job.ts';
import { shared } from './shared.ts';
import { promptAnswer } from './write-code.ts';

/** Puts a person's words in order; adds nothing, because every uninvited demand cost marks in the blind rounds. */
export const writeContent: Job<z.infer<typeof promptAnswer>> = {
  version: 1,
  instructions: () =>
    [
      shared,
      'Write one request in the voice of the person from the goal, the answers, the guesses, the offers they chose and the context: the request first, then what they answered, each thing once. Mend spelling and grammar.',
      // Lengths, forms, personas and checks that nobody asked for take the answer away from what was asked.
      'Add nothing else: no length, form, tone, role, check or detail that is not there. A clear goal with nothing added comes back as it is.',
      '"additions" is always [].',
      'Answer with one JSON object: {"prompt", "additions": []}.',
    ].join('\n'),
  schema: promptAnswer,
  outputTokens: 300,
};
