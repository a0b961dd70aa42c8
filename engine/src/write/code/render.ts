import { codeActs } from '../../knowledge/code-acts/index.ts';
import { codeTitles, foreignBriefs, sectionReasons } from '../../knowledge/code-headings.ts';
import type { CodeSectionId, CodeTool } from '../../knowledge/code-rows.ts';
import type { Section, Span } from '../../result.ts';
import { textOfSpans } from '../../reading/text-edits.ts';
import { fenceFor } from '../delimit.ts';
import { joint } from '../line.ts';
import { mended } from '../mend.ts';
import type { Lines } from './lines.ts';
import type { CodeReading } from './read-code.ts';

/** The goal as written; one line of prose is mended, anything longer or with code in it is kept to the byte. */
const goalSpans = (raw: string, { goal, act }: CodeReading): readonly Span[] => {
  const whole = raw.replaceAll('\r\n', '\n').replaceAll('\r', '\n').trimEnd();
  const blank = whole.length - whole.trimStart().length;
  const exact = whole.slice(whole.lastIndexOf('\n', blank) + 1);
  if (!/[\n`]/.test(exact)) return mended(goal, { start: 0, end: goal.text.length });
  const own = (text: string): Span => ({ text, origin: 'goal' });
  const end = exact.indexOf('\n');
  if (act === undefined || goal.material === undefined || end < 0 || exact.includes('```'))
    return [own(exact)];
  const body = exact.slice(exact.startsWith('\n\n', end) ? end + 2 : end + 1);
  const fence = fenceFor(body);
  return [own(exact.slice(0, end)), joint(`\n\n${fence}\n`), own(body), joint(`\n${fence}`)];
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
    const heading = title === '' || (isAlone && id === 'goal') ? [] : [joint(`## ${title}\n`)];
    const body: readonly Span[] =
      id === 'goal'
        ? goalSpans(raw, reading)
        : id === 'closing'
          ? [{ text: closing, origin: 'added', rule: 'closing', reason: sectionReasons.closing }]
          : entries.flatMap(({ text, origin, rule, reason }, at) => [
              joint(`${at === 0 ? '' : '\n'}${id === 'order' ? `${at + 1}.` : '-'} `),
              { text, origin, rule, reason },
            ]);
    const spans = [...heading, ...body];
    const text = textOfSpans(spans);
    const isEmpty = body.length === 0 || (id === 'closing' && closing === '');
    return isEmpty ? [] : [{ id, title: title || 'Last lines', text, spans, reason: sectionReasons[id] }];
  });
};
