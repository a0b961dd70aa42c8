import { checkFields, foreignSyntax, looseEnds, parsePrompt } from './settings-line.ts';

const flags =
  /^(?:-camera (?:zoom (?:in|out)|pan (?:up|down|left|right)|rotate (?:cw|ccw)) )?-motion [0-4] -ar (?:16:9|9:16|1:1|4:5|5:4|3:2|2:3)(?: -neg "[^"]+")?$/;

/** Fields of 2.2 (5 or 10 s, seven ratios, 720p or 1080p), or the bot's flags on a line of their own after the text. */
export function validatePika(prompt: string, flagsOn: boolean): readonly string[] {
  const { body, fields } = parsePrompt(prompt);
  if (flagsOn) {
    const lines = body.split('\n');
    const text = lines.slice(0, -1).join('\n');
    return [
      ...(flags.test(lines.at(-1) ?? '') ? [] : ['flags are not as the bot reads them']),
      ...checkFields(fields, [/^(?:5|10) s where the version allows it$/]),
      ...foreignSyntax(text),
      ...looseEnds(text),
    ];
  }
  return [
    ...checkFields(
      fields,
      [/^(?:5|10) s$/, /^(?:16:9|9:16|1:1|4:5|5:4|3:2|2:3)$/, /^(?:720p|1080p)$/],
      [/^negative_prompt "[^"]+"$/],
    ),
    ...foreignSyntax(body),
    ...looseEnds(body),
  ];
}
