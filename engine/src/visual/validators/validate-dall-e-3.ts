import { checkFields, foreignSyntax, looseEnds, parsePrompt } from './settings-line.ts';

/** 4,000 characters, three sizes, quality and style; GPT Image: 32,000 characters and its own sizes. No flags, no negative field. */
export function validateDallE3(prompt: string, version: string): readonly string[] {
  const { body, fields } = parsePrompt(prompt);
  const isGptImage = version === 'gpt-image';
  const limit = isGptImage ? 32_000 : 4_000;
  const settings = isGptImage
    ? checkFields(fields, [/^size (?:1024x1024|1536x1024|1024x1536|auto)$/])
    : checkFields(fields, [
        /^size (?:1024x1024|1792x1024|1024x1792)$/,
        /^quality (?:standard|hd)$/,
        /^style (?:vivid|natural)$/,
      ]);
  return [
    ...settings,
    ...foreignSyntax(body),
    ...looseEnds(body),
    ...(body.length > limit ? ['too long'] : []),
  ];
}
