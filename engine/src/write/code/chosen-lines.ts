import { inspirationLines } from '../../knowledge/code-words.ts';
import type { CodeTool, Stack } from '../../knowledge/code-rows.ts';
import { stacks } from '../../knowledge/stacks/index.ts';
import type { Notice } from '../../result.ts';
import type { Said } from './code-asks.ts';
import type { CodeRequest } from './code-request.ts';
import type { Line, Lines } from './lines.ts';
import type { CodeReading } from './read-code.ts';

const rowOf = new Map(stacks.map((stack) => [stack.name, stack]));
const yours = 'You chose it';

/** The answers and pressed offers, each in its place of the brief. */
export const answerLines = ({ questions, offers }: Said, open = ''): Lines => {
  const lines: Partial<Record<keyof Lines, Line[]>> = {};
  for (const { id, row, why, answer } of questions)
    if (answer)
      (lines[row.place] ??= []).push({
        text: `${row.name}: ${answer.text}`,
        origin: answer.assumed ? 'assumed' : 'chosen',
        rule: `question:${id}`,
        reason: why,
      });
  for (const { id, row, why, on } of offers)
    if (on)
      (lines[row.place] ??= []).push({
        text: row.wish.replace(/\.$/, ''),
        origin: 'chosen',
        rule: `offer:${id}`,
        reason: why,
      });
  const own = open.replace(/\s+/g, ' ').trim();
  if (own) (lines.users ??= []).push({ text: own, origin: 'chosen', rule: 'open', reason: 'Your own words' });
  return lines;
};

/** The options of the form that the project type shows, as rows. */
const chosenStacks = (request: CodeRequest): readonly Stack[] => {
  const { frontend, styling, backend, database, auth, platform, uiFramework, apiPattern } = request;
  return [platform, frontend, styling, uiFramework, apiPattern, backend, database, auth].flatMap((name) => {
    const row = name === undefined ? undefined : rowOf.get(name);
    return row ?? [];
  });
};

const clashing: ReadonlySet<string> = new Set(['frontend', 'backend', 'database', 'platform']);

/** What the code is made with: as named in the goal, then as chosen; a choice that the goal outranks is told. */
export const stackLines = (
  reading: CodeReading,
  request: CodeRequest,
  tool: CodeTool,
): { readonly lines: readonly Line[]; readonly notices: readonly Notice[] } => {
  const named = reading.stacks.named;
  const names = new Set(named.map(({ name }) => name));
  const isOutranked = (stack: Stack): boolean =>
    !names.has(stack.name) && clashing.has(stack.group) && named.some(({ group }) => group === stack.group);
  const chosen = chosenStacks(request).filter(({ name }) => !names.has(name));
  const outranked = chosen.filter(isOutranked);
  const lines: readonly Line[] = [
    ...(reading.act ? [] : named).map(({ name, line }): Line => ({
      text: `${name}, as named: ${line}`,
      origin: 'added',
      rule: `stack:${name}`,
      reason: 'What naming it decides',
    })),
    ...chosen
      .filter((stack) => !isOutranked(stack))
      .map(({ name, line }): Line => ({
        text: `${name}: ${line}`,
        origin: 'chosen',
        rule: `stack:${name}`,
        reason: yours,
      })),
  ];
  const own: readonly Line[] =
    lines.length === 0 && tool.stack !== '' && !reading.act && reading.shape !== 'program'
      ? [
          {
            text: tool.stack,
            origin: 'added',
            rule: 'stack',
            reason: 'Neither your goal nor the form names a stack',
          },
        ]
      : [];
  return {
    lines: [...lines, ...own],
    notices: outranked.map(({ name, group }) => ({
      rule: 'stack',
      message: `Your goal names ${named.find((stack) => stack.group === group)?.name}, so the chosen ${name} was left out.`,
    })),
  };
};

const address = /^https?:\/\/[^\s<>"]{1,2000}$/i;

/** How it looks: the chosen site style and the reference sites. */
export const designLines = ({ inspiration, referenceUrls = [] }: CodeRequest): readonly Line[] => [
  ...(inspiration
    ? [{ text: inspirationLines[inspiration], origin: 'chosen' as const, rule: 'inspiration', reason: yours }]
    : []),
  ...[...new Set(referenceUrls.map((url) => url.trim()))]
    .filter((url) => address.test(url))
    .map((url) => ({
      text: `Reference for layout and mood, not for texts or pictures: ${url}`,
      origin: 'chosen' as const,
      rule: 'reference',
      reason: yours,
    })),
];
