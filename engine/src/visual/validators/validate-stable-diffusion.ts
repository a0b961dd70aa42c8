import { checkFields, looseEnds, parsePrompt } from './settings-line.ts';

/** SDXL sizes, steps 25 to 30, CFG 6 to 7, short negative prompt, weights 0.7 to 1.4 and no stray round brackets. */
export function validateStableDiffusion(prompt: string): readonly string[] {
  const { body, fields } = parsePrompt(prompt);
  const [text = '', negative] = body.split('\nNegative prompt: ');
  const problems = [
    ...checkFields(fields, [
      /^(?:1024x1024|1152x896|896x1152|1216x832|832x1216|1344x768|768x1344|1536x640|640x1536)$/,
      /^steps (?:2[5-9]|30)$/,
      /^CFG (?:6|6\.5|7)$/,
      /^sampler DPM\+\+ 2M Karras$/,
    ]),
    ...looseEnds(text),
  ];
  if (negative === undefined || negative.trim() === '') problems.push('no negative prompt');
  else if (negative.split(',').length > 10) problems.push('the negative prompt is long');
  for (const [, weight = ''] of text.matchAll(/\([^()\\]+:(\d(?:\.\d+)?)\)/g))
    if (Number(weight) < 0.7 || Number(weight) > 1.4) problems.push(`weight ${weight}`);
  if (/(?<!\\)\((?![^()]*:\d(?:\.\d+)?\))/.test(text)) problems.push('an unescaped bracket weighs words');
  if (/(?:^|\s)--[a-z]/.test(text)) problems.push('Midjourney flag in the text');
  return problems;
}
