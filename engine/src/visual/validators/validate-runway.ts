import { checkFields, foreignSyntax, looseEnds, parsePrompt } from './settings-line.ts';

/** Gen-4.5: 1,000 UTF-16 units, 2 to 10 s, two ratios from text, no negative field. */
export function validateRunway(prompt: string): readonly string[] {
  const { body, fields } = parsePrompt(prompt);
  return [
    ...checkFields(fields, [/^(?:[2-9]|10) s$/, /^(?:1280:720|720:1280)$/]),
    ...foreignSyntax(body),
    ...looseEnds(body),
    ...(body.length > 1000 ? ['too long'] : []),
  ];
}
