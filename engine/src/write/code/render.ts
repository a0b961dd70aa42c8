import { codeActs } from '../../knowledge/code-acts/index.ts';
import { codeTitles, foreignBriefs, sectionReasons } from '../../knowledge/code-headings.ts';
import type { CodeSectionId, CodeTool } from '../../knowledge/code-rows.ts';
import type { Section, Span } from '../../result.ts';
import { mended } from '../mend.ts';
import type { Lines } from './lines.ts';
import type { CodeReading } from './read-code.ts';

const sources = {
  own: 'goal',
  mended: 'edited',
  struck: 'removed',
  added: 'added',
  card: 'card',
  chosen: 'chosen',
  assumed: 'assumed',
} as const;
const plain = (text: string): Span => ({ text, origin: 'added' });
const fenceFor = (text: string): string =>
  '`'.repeat(Math.max(3, ...[...text.matchAll(/`{3,}/g)].map(([run]) => run.length + 1)));

/** The goal as written; one line of prose is mended, anything longer or with code in it is kept to the byte. */
const goalSpans = (raw: string, { goal, act }: CodeReading): readonly Span[] => {
  const whole = raw.replaceAll('\r\n', '\n').replaceAll('\r', '\n').trimEnd();
  const blank = whole.length - whole.trimStart().length;
  const exact = whole.slice(whole.lastIndexOf('\n', blank) + 1);
  if (!/[\n`]/.test(exact))
    return mended(goal, { start: 0, end: goal.text.length }, false).map(({ text, source, from, reason }) => ({
      text,
      origin: sources[source],
      ...(from && { rule: from }),
      ...(reason && { reason }),
    }));
  const own = (text: string): Span => ({ text, origin: 'goal' });
  const end = exact.indexOf('\n');
  if (act === undefined || goal.material === undefined || end < 0 || exact.includes('```'))
    return [own(exact)];
  const body = exact.slice(exact.startsWith('\n\n', end) ? end + 2 : end + 1);
  const fence = fenceFor(body);
  return [own(exact.slice(0, end)), plain(`\n\n${fence}\n`), own(body), plain(`\n${fence}`)];
};

/** The sections of a brief in the tool's order, headings in the person's language. */
export const renderSections = (
  raw: string,
  reading: CodeReading,
  lines: Lines,
  tool: CodeTool,
  closing: string,
): readonly Section[] => {
  const own = foreignBriefs[reading.goal.language.code]?.titles ?? {};
  const isAlone = tool.order.every((id) => (lines[id] ?? []).length === 0);
  const titleOf = (id: CodeSectionId): string =>
    own[id] ??
    (id === 'work' && reading.act ? codeActs[reading.act].title : (tool.titles?.[id] ?? codeTitles[id]));
  return tool.order.flatMap((id): readonly Section[] => {
    const entries = lines[id] ?? [];
    const title = titleOf(id);
    const heading = title === '' || (isAlone && id === 'goal') ? [] : [plain(`## ${title}\n`)];
    const body: readonly Span[] =
      id === 'goal'
        ? goalSpans(raw, reading)
        : id === 'closing'
          ? [{ text: closing, origin: 'added', rule: 'closing', reason: sectionReasons.closing }]
          : entries.flatMap(({ text, origin, rule, reason }, at) => [
              plain(`${at === 0 ? '' : '\n'}${id === 'order' ? `${at + 1}.` : '-'} `),
              { text, origin, rule, reason },
            ]);
    const spans = [...heading, ...body];
    const text = spans.map((span) => (span.origin === 'removed' ? '' : span.text)).join('');
    const isEmpty = body.length === 0 || (id === 'closing' && closing === '');
    return isEmpty ? [] : [{ id, title: title || 'Last lines', text, spans, reason: sectionReasons[id] }];
  });
};
