import { targets } from '../catalogue/index.ts';
import type { TargetId } from '../catalogue/index.ts';
import type { ContentOptions } from '../content/content-options.ts';
import { generateContent } from '../content/generate-content.ts';
import type { Generated } from '../result.ts';
import { redressPrompt } from './redress-prompt.ts';

/** Either the options a prompt was made with, or the text alone of a prompt whose options are not known. */
export type RetargetInput =
  | { readonly options: ContentOptions; readonly target: TargetId }
  | { readonly prompt: string; readonly target: TargetId };

export interface Retargeted {
  readonly text: string;
  /** What is different, one sentence each. */
  readonly changes: string[];
  /** The whole result, where the options were given. */
  readonly generated?: Generated;
}

const nameOf = (target: TargetId): string => targets.find(({ id }) => id === target)?.name ?? target;
const hasTags = (text: string): boolean => /^<[\p{L}][\p{L}\p{N}_-]*>$/mu.test(text);
const hasHeadings = (text: string): boolean => /^## /m.test(text);

const delimiterChange = (before: string, after: string): string[] => {
  if (hasHeadings(before) && hasTags(after) && !hasTags(before))
    return ['Markdown headings became XML tags.'];
  return hasTags(before) && hasHeadings(after) && !hasHeadings(before)
    ? ['XML tags became Markdown headings.']
    : [];
};

const orderOf = (result: Generated): string => result.sections.map(({ id }) => id).join(' ');

const orderChange = (before: Generated, after: Generated): string[] => {
  if (orderOf(before) === orderOf(after)) return [];
  const first = after.sections.find(({ id }) => id !== 'role')?.title ?? 'Task';
  const last = after.sections.findLast(({ id }) => id !== 'return')?.title ?? 'Task';
  return [`The order changed: ${first} comes first, ${last} comes last.`];
};

const lastLine = (result: Generated): string => result.sections.at(-1)?.text ?? '';

/** The same plan in the form of another assistant, and what changed. */
export const retarget = (input: RetargetInput): Retargeted => {
  const same = `Nothing changed: this prompt reads the same for ${nameOf(input.target)}.`;
  if ('prompt' in input) {
    const text = redressPrompt(input.prompt, input.target);
    const changes = delimiterChange(input.prompt, text);
    return { text, changes: changes.length > 0 ? changes : [same] };
  }
  const before = generateContent(input.options);
  const generated = generateContent({ ...input.options, target: input.target });
  const changes = [
    ...delimiterChange(before.text, generated.text),
    ...orderChange(before, generated),
    ...(lastLine(before) === lastLine(generated) ? [] : [`The last line now reads: ${lastLine(generated)}`]),
    ...(/because a guessed fact/.test(generated.text) && !/because a guessed fact/.test(before.text)
      ? ['The rule on blanks gives its reason.']
      : []),
  ];
  return { text: generated.text, changes: changes.length > 0 ? changes : [same], generated };
};
