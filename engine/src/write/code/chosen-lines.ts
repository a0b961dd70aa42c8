import { optionsByProjectType } from '../../catalogue/code.ts';
import { inspirationLines } from '../../knowledge/code-words.ts';
import type { CodeTool, Stack } from '../../knowledge/code-rows.ts';
import { stacks } from '../../knowledge/stacks/index.ts';
import type { Notice } from '../../result.ts';
import type { Said } from './code-asks.ts';
import type { CodeRequest } from './code-request.ts';
import { answerLines, wishLines, type Line } from '../line.ts';
import { oneLine } from '../wording.ts';
import { linesOf, type Lines } from './lines.ts';
import type { CodeReading } from './read-code.ts';

const rowOf = new Map<string, Stack>(stacks.map((stack) => [stack.name, stack]));
const clashing: ReadonlySet<string> = new Set(['frontend', 'backend', 'database', 'platform']);
const telling: ReadonlySet<string> = new Set(['host', 'engine']);
const address = /^https?:\/\/[^\s<>"]{1,2000}$/i;

/** What the person says in own words, and what others asked and offered. */
type Own = Pick<CodeRequest, 'open' | 'further'>;

/** The answers and pressed offers, each in its place of the brief, and the open line. */
export const saidLines = ({ questions, offers }: Said, { open = '', further = [] }: Own): Lines => {
  const lines: Partial<Record<keyof Lines, Line[]>> = {};
  for (const { row, question } of questions)
    (lines[row.place] ??= []).push(...answerLines(question, (answer) => `${row.name}: ${answer}`));
  for (const { row, offer } of offers)
    (lines[row.place] ??= []).push(...wishLines(offer, row.wish.replace(/\.$/, '')));
  const own = oneLine(open);
  if (own) (lines.users ??= []).push(...linesOf('open', 'open', 'chosen')([own]));
  if (further.length > 0) (lines.users ??= []).push(...linesOf('further', 'open', 'chosen')(further));
  return lines;
};

/** What the code is made with beside what the goal names: as chosen; a choice that the goal outranks is told. */
export const stackLines = (
  { stacks: named, act, shape, isHint, isEnglish }: CodeReading,
  request: CodeRequest,
  tool: CodeTool,
): { readonly lines: readonly Line[]; readonly notices: readonly Notice[] } => {
  const options: readonly (keyof CodeRequest)[] = optionsByProjectType[request.projectType];
  const chosen = options
    .flatMap((option) => rowOf.get(String(request[option])) ?? [])
    .filter(({ name }) => !named.some((stack) => stack.name === name));
  const rivalOf = (stack: Stack): Stack | undefined =>
    named.find(({ group }) => group === 'host' || (clashing.has(group) && group === stack.group));
  const hosts = isHint && !act ? named.filter(({ group }) => telling.has(group)) : [];
  const told = (why: 'host' | 'chosen', origin: Line['origin'], list: readonly Stack[]): readonly Line[] =>
    list.flatMap(({ name, line }) => linesOf(`stack:${name}`, why, origin)([`${name}: ${line}`]));
  const free = chosen.filter((stack) => !rivalOf(stack));
  const lines = [...told('host', 'added', hosts), ...told('chosen', 'chosen', free)];
  const isOpen =
    isEnglish &&
    isHint &&
    lines.length === 0 &&
    tool.stack !== '' &&
    !act &&
    shape !== 'program' &&
    named.length === 0;
  return {
    lines: isOpen ? linesOf('stack', 'no-stack')([tool.stack]) : lines,
    notices: chosen.flatMap((stack) => {
      const rival = rivalOf(stack);
      const message = `Your goal names ${rival?.name}, so the chosen ${stack.name} was left out.`;
      return rival ? [{ rule: 'stack', message }] : [];
    }),
  };
};

/** How it looks: the chosen site style and the reference sites. */
export const designLines = ({ inspiration, referenceUrls = [] }: CodeRequest): readonly Line[] => {
  const urls = [...new Set(referenceUrls.map((url) => url.trim()))].filter((url) => address.test(url));
  return [
    ...linesOf('inspiration', 'chosen', 'chosen')(inspiration ? [inspirationLines[inspiration]] : []),
    ...linesOf(
      'reference',
      'chosen',
      'chosen',
    )(urls.map((url) => `Reference for layout and mood, not for text or pictures: ${url}`)),
  ];
};
