import { checkFields, foreignSyntax, looseEnds, parsePrompt } from './settings-line.ts';

/** No text input: a first frame and numbers. XT makes 25 frames; three sizes; bucket 1 to 255; cfg 0 to 10. No camera words. */
export function validateStableVideo(prompt: string): readonly string[] {
  const { body, fields } = parsePrompt(prompt);
  const bucket = Number(/motion_bucket_id (\d+)/.exec(prompt.slice(body.length))?.[1]);
  return [
    ...checkFields(fields, [
      /^(?:1024x576|576x1024|768x768)$/,
      /^25 frames$/,
      /^6 fps$/,
      /^motion_bucket_id \d{1,3}$/,
      /^cfg_scale (?:\d(?:\.\d)?|10)$/,
    ]),
    ...foreignSyntax(body),
    ...looseEnds(body),
    ...(body.startsWith('First frame: ') ? [] : ['the first frame is not named']),
    ...(bucket >= 1 && bucket <= 255 ? [] : ['motion bucket out of range']),
    ...(/\b(?:slow push in|the camera stays still|slow pan)\b/.test(body)
      ? ['a camera move for a still picture']
      : []),
  ];
}
