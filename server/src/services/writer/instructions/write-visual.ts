import type { ServiceId } from '@whetstone/engine/catalogue';
import { z } from 'zod';
import type { Job } from '../job.ts';
import { opening } from './shared.ts';

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
  runway: 'At most 900 characters.',
};
const ofPictures =
  'Plain sentences, 40 to 110 words, fewer for a small change, more where much is to be read.';

/** Writes the text of a picture or clip; the service's settings are added by rules, so they are always valid. */
export const writeVisual: Job<z.infer<typeof visualAnswer>> = {
  version: 10,
  // Cut until a further cut cost marks (bench/evaluate/rounds/writer-8 and writer-10): pictures lose without a length, clips do not.
  instructions: ({ service, type }) =>
    [
      opening,
      [
        type === 'video' ? 'Write the prompt for one clip.' : 'Write the prompt for one picture.',
        (service && manners[service]) ?? (type === 'video' ? '' : ofPictures),
        // Settings hold these, and a service that reads them in words draws them.
        'Size, ratio and length are set beside your words.',
      ]
        .filter(Boolean)
        .join(' '),
      // A mark on the page quotes the prompt; what is not found there is dropped. Two of 44 variations lost a wish or denied what they showed (writer-10).
      // An edit of a photo has few sensible variations.
      'Answer with one JSON object: {"prompt", "additions": [{"quote", "why"}], "variations": [{"change", "prompt"}]}: at most 5 things you decided, "quote" word for word from the prompt; 3 whole prompts as variations, each with every wish of the goal and nothing against itself (0 to 3 where a picture of their own is edited).',
    ].join('\n'),
  schema: visualAnswer,
  outputTokens: 1500,
};
