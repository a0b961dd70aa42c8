import { checkFields, foreignSyntax, looseEnds, parsePrompt } from './settings-line.ts';

/** At least three words, no "generate" or "create" in front, listed ratios, content class photo or art, negativePrompt as a field. */
export function validateAdobeFirefly(prompt: string): readonly string[] {
  const { body, fields } = parsePrompt(prompt);
  const problems = [
    ...checkFields(
      fields,
      [/^(?:1:1|4:3|3:4|16:9|7:4|9:7|7:9)$/],
      [/^contentClass (?:photo|art)$/, /^tileable true$/, /^negativePrompt "[^"]+"$/],
    ),
    ...foreignSyntax(body),
    ...looseEnds(body),
  ];
  if (
    (
      body.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}]+/gu) ??
      []
    ).length < 3
  )
    problems.push('fewer than three words');
  if (/^(?:generate|create)\b/i.test(body)) problems.push('opens with an order');
  return problems;
}
