import { checkFields, foreignSyntax, looseEnds, parsePrompt } from './settings-line.ts';

/** About 480 tokens (four characters each), listed ratios, no negative field, no seed. */
export function validateImagen(prompt: string): readonly string[] {
  const { body, fields } = parsePrompt(prompt);
  return [
    ...checkFields(fields, [/^aspectRatio (?:1:1|3:4|4:3|9:16|16:9)$/]),
    ...foreignSyntax(body),
    ...looseEnds(body),
    ...(body.length > 480 * 4 ? ['too long'] : []),
  ];
}
