import { z } from 'zod';
import type { AnsweredPrompt } from '../check-prompt.ts';
import type { Job } from '../job.ts';
import type { promptAnswer } from './write-code.ts';
import type { visualAnswer } from './write-visual.ts';

/** Numbers of the facts that were used. */
const facts = z.array(z.int());

/** The same job where the person's cards say something: the model chooses of it what bears on the goal. */
export const withFacts = (
  job: Job<AnsweredPrompt>,
  answer: typeof promptAnswer | typeof visualAnswer,
): Job<AnsweredPrompt> => ({
  ...job,
  schema: answer.extend({ facts }),
  instructions: (input) =>
    [
      job.instructions(input),
      // Rules that go by words found a third of what people wanted used; only the whole sense of a goal tells.
      '"facts" is what this person keeps on file. Go through all of it and use what somebody who knows them would: what the result would be wrong, useless or out of character without. For a text in their name that is also how they write and close; for their firm or project its terms, rules and look. Leave out whatever only might fit: another reader, the other side of their life, facts that change nothing here.',
      // A paraphrase loses numbers, and the page marks a fact by its words.
      'Put each used fact into the prompt once, as nearly in its words as the sentence allows, as something to keep to. A fact with "must" is always used. Add nothing that no fact says.',
      'Add to the JSON object, last, "facts": the numbers of those used, [] for none.',
    ].join('\n'),
});
