import type { ServiceId } from '@whetstone/engine/catalogue';
import { z } from 'zod';
import type { Job } from '../job.ts';
import { shared } from './shared.ts';

/** The prompt first, so that it can be shown while it is written. */
export const visualAnswer = z.object({
  prompt: z.string(),
  additions: z.array(z.object({ quote: z.string(), why: z.string() })),
  variations: z.array(z.object({ change: z.string(), prompt: z.string() })),
});

/** How each service wants to be spoken to; where nothing is said, sentences. */
const manners: Partial<Readonly<Record<ServiceId, string>>> = {
  // Its encoder weighs early words most and stops listening at about sixty.
  midjourney: 'Comma-separated phrases, subject first, 30 to 70 words, no flags, no colons.',
  // Round brackets weigh words there; a stray one changes the picture.
  'stable-diffusion': 'Comma-separated phrases, subject first, 30 to 70 words, no brackets.',
  // It refuses a prompt that opens with an order.
  'adobe-firefly': 'Sentences; begin with the subject, never with a command.',
  // It takes one still picture and numbers.
  'stable-video': 'Begin with "First frame: " and describe one still picture; no camera movement.',
  // It takes 1,000 characters.
  runway: 'Sentences, 40 to 110 words, fewer for a small change, at most 900 characters.',
};
const usualManner =
  'Plain sentences, 40 to 110 words, fewer for a small change, more where much is to be read.';

// One shot is what the services draw well; a cut or a second action blurs both.
const clip =
  'One continuous shot, one main action and at most one camera movement, unless the goal asks for more. Sound only if the goal names it.';

/** Writes the text of a picture or clip; the service's settings are added by rules, so they are always valid. */
export const writeVisual: Job<z.infer<typeof visualAnswer>> = {
  version: 7,
  // A quarter shorter than version 6, itself a third shorter than 5, each after blind pairs: bench/evaluate/rounds/writer-7. What is left beyond the task is what faults earned.
  instructions: ({ type, service }) =>
    [
      shared,
      // Deciding what is open is what people buy here: it won every blind pair.
      'Write the prompt for one picture or clip. Decide whatever the goal leaves open, as a director would: concrete things that can be seen.',
      // The faults of the rules were all of this sort.
      "Nothing contradicts the person's words; where they correct themselves, the last word counts.",
      // Most services have no other place for it, and what is dropped comes back: umbrellas in the rain, lettering on a sign.
      'What they exclude is said to be absent in a few plain words, unless "beside", the settings, holds it.',
      ...(type === 'video' ? [clip] : []),
      // Words the goal did not ask for are drawn as garbled letters.
      'What is to be read in it is quoted exactly; no other lettering.',
      // A description of what the photo may not show changes the photo.
      'For a picture of their own say only what changes and that all else stays as it is.',
      `${(service && manners[service]) ?? usualManner} Size, ratio and length of the whole are set beside your words: compose for them, do not write them.`,
      // A mark on the page quotes the prompt; what is not found there is dropped.
      '"additions": at most 5 things you decided, "quote" word for word from the prompt, "why" one short sentence.',
      // Three of the same thing are no choice.
      '"variations": 3 whole prompts (0 to 3 for a picture of their own), each with one decision that matters taken another way, "change" naming it.',
      'Answer with one JSON object: {"prompt", "additions": [{"quote", "why"}], "variations": [{"change", "prompt"}]}.',
    ].join('\n'),
  schema: visualAnswer,
  outputTokens: 1500,
};
