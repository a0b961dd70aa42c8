import { checkFields, foreignSyntax, looseEnds, parsePrompt } from './settings-line.ts';

/** Ray 2: 5 or 9 s, seven ratios, 540p to 4k, at least three characters, no negative field. */
export function validateLuma(prompt: string): readonly string[] {
  const { body, fields } = parsePrompt(prompt);
  return [
    ...checkFields(fields, [
      /^(?:5|9) s$/,
      /^(?:1:1|16:9|9:16|4:3|3:4|21:9|9:21)$/,
      /^(?:540p|720p|1080p|4k)$/,
    ]),
    ...foreignSyntax(body),
    ...looseEnds(body),
    ...(body.length < 3 ? ['too short'] : []),
  ];
}
