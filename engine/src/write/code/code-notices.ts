import { phrasesAt } from '../../goal/words.ts';
import { otherScreens } from '../../knowledge/code-words.ts';
import type { CodeTool } from '../../knowledge/code-rows.ts';
import type { Notice } from '../../result.ts';
import type { CodeRequest } from './code-request.ts';
import { phrasesOf } from '../../goal/phrases.ts';
import type { CodeReading } from './read-code.ts';

const other = phrasesOf(
  (['visual', 'content'] as const).map((screen) => [otherScreens[screen].nouns, screen] as const),
);

const looksLike = ({ thing, name }: { readonly thing: string; readonly name: string }): string =>
  `This looks like ${thing}. Open it in ${name}?`;

/** What the person should know that does not stand in the prompt. */
export const codeNotices = (
  { goal, act, kindId, shape, stacks }: CodeReading,
  { projectType }: CodeRequest,
  tool: CodeTool,
): readonly Notice[] => {
  const { start, end } = goal.parts.object;
  const isOpen = kindId === undefined && act === undefined && stacks.length === 0;
  const last = isOpen && end > start ? phrasesAt(other, goal.words, end - 1)[0]?.value : undefined;
  const isMisfit = projectType !== 'feature' && projectType !== 'component';
  return [
    ...(last ? [{ rule: 'R1', message: looksLike(otherScreens[last]), screen: last }] : []),
    ...(act && projectType !== 'feature'
      ? [{ rule: 'B1', message: 'Your goal is about existing code, so nothing for a new app was added.' }]
      : []),
    ...(!act && kindId !== undefined && shape === 'program' && isMisfit
      ? [{ rule: 'B1', message: 'This looks like a small program, so nothing for an app was added.' }]
      : []),
    ...(tool.formerly ?? []).map(({ name, until }) => ({
      rule: 'tool',
      message: `${name} became ${tool.name} on ${until}; this prompt is for ${tool.name}.`,
    })),
  ];
};
