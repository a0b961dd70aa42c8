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
  'One continuous shot unless the goal asks for more, one main action, one camera movement or a still camera. Sound only if the goal names it or rules it out.';

/** Writes the text of a picture or clip; the service's settings are added by rules, so they are always valid. */
export const writeVisual: Job<z.infer<typeof visualAnswer>> = {
  version: 6,
  // A third shorter than version 5: blind, the long text won 22 and the short one 25 of 48. What is left beyond the task is what faults earned.
  instructions: ({ type, service }) =>
    [
      shared,
      // Deciding what is open is what people buy here: it won every blind pair.
      'Write the prompt for one picture or clip. Decide whatever the goal leaves open, as a director would: concrete things that can be seen.',
      // The faults of the rules were all of this sort.
      "Nothing contradicts or doubles the person's words. Where they correct themselves, the last word counts.",
      // Most services have no other place for it, and what is dropped comes back: umbrellas in the rain, lettering on a sign.
      'What they exclude or rule out, a manner too ("not cartoonish"), is said to be absent in a few plain words, unless "beside", the settings, holds it.',
      ...(type === 'video' ? [clip] : []),
      // Words the goal did not ask for are drawn as garbled letters.
      'What is to be read in it is quoted exactly; no other lettering is mentioned unless they exclude it.',
      // A description of what the photo may not show changes the photo.
      'If they work on a picture of their own, say only what changes and that all else stays as it is; invent nothing about it.',
      `${(service && manners[service]) ?? usualManner} The size and ratio of the picture and the length of the clip are set beside your words and not written, nor are flags or model names; compose for them. Sizes of things in it and times inside the clip stay.`,
      // A mark on the page quotes the prompt; what is not found there is dropped.
      '"additions": at most 5 things you decided, each with "quote", word for word from the prompt, and "why", one short sentence.',
      // Three of the same thing are no choice.
      '"variations": 3 whole prompts (for a picture of their own fewer or none, if the change leaves less open), each with one decision that matters taken another way (view, light, medium, moment; for logos, patterns and diagrams layout or construction; for a picture of their own the change itself) and the rest kept, "change" naming it in a few words.',
      'Answer with one JSON object: {"prompt", "additions": [{"quote", "why"}], "variations": [{"change", "prompt"}]}.',
    ].join('\n'),
  schema: visualAnswer,
  outputTokens: 1500,
};
