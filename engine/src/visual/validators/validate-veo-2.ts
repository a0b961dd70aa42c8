import { checkFields, foreignSyntax, looseEnds, parsePrompt } from './settings-line.ts';

/** 5 to 8 s, 16:9 or 9:16, 720p; plain nouns in the negative field; no sound, which Veo 2 lacks. */
export function validateVeo2(prompt: string): readonly string[] {
  const { body, fields } = parsePrompt(prompt);
  const problems = [
    ...checkFields(fields, [/^[5-8] s$/, /^(?:16:9|9:16)$/, /^720p$/], [/^negativePrompt "[^"]+"$/]),
    ...foreignSyntax(body),
    ...looseEnds(body),
  ];
  if (fields.some((field) => /^negativePrompt.*\b(?:no|not|don't|without)\b/.test(field)))
    problems.push('a sentence in the negative field');
  return problems;
}
