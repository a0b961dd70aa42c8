import { z } from 'zod';
import type { Job, WriterType } from '../job.ts';
import { shared } from './shared.ts';

/** Flat and all required: strict providers refuse anything else. */
export const questionsAnswer = z.object({
  questions: z.array(
    z.object({ ask: z.string(), why: z.string(), choices: z.array(z.string()), likely: z.string() }),
  ),
  offers: z.array(z.object({ label: z.string(), wish: z.string(), why: z.string() })),
});

/** What decides the result, by the kind of tool. */
const decisive: Readonly<Record<WriterType, string>> = {
  content: 'who it is for, what happened, what it must achieve',
  image: 'what it is used for, what must be seen, its look',
  video: 'what happens in it, where it is shown, its look',
  code: 'who uses it, what it must do first, what data it keeps',
};

/** Asks what only the person knows, for this very goal, and offers what an expert would decide. */
export const questionsJob: Job<z.infer<typeof questionsAnswer>> = {
  version: 2,
  instructions: ({ type }) =>
    [
      shared,
      // What the person alone knows brought two to three marks of ten, everything else less than one.
      `Ask 1 to 3 questions whose answers only the person knows and would change the result most (${decisive[type]}). Never ask what the goal or "facts", which they keep on file, already say.`,
      // A press costs less than a sentence; the page adds room for own words itself.
      'Give each 2 to 4 choices of at most 40 characters, different in kind, none like "other". "why" is one short sentence on what the answer changes. "likely" is the choice that the goal makes clearly likely, word for word, else "".',
      // Uninvited demands cost marks, so an expert's decisions are offered and never added.
      'Then up to 6 offers: decisions an expert in this very subject would take. "label" of at most 40 characters, "wish" one sentence in the voice of the person as it would stand in the request, "why" one short sentence.',
      // A schema that a server ignores must still stand in words.
      'Answer with one JSON object: {"questions": [{"ask", "why", "choices": [], "likely"}], "offers": [{"label", "wish", "why"}]}.',
    ].join('\n'),
  schema: questionsAnswer,
  outputTokens: 1200,
};
