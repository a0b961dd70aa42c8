import { cardLines } from '../../context/code-lines.ts';
import { foreignBriefs, frame } from '../../knowledge/code-headings.ts';
import { anyTool, codeToolRows } from '../../knowledge/tools/index.ts';
import type { Generated } from '../../result.ts';
import { estimateTokens } from '../../tokens/index.ts';
import { buildBrief } from './build-brief.ts';
import { designLines, saidLines, stackLines } from './chosen-lines.ts';
import { askAbout } from './code-asks.ts';
import { codeNotices } from './code-notices.ts';
import type { CodeRequest } from './code-request.ts';
import { foreignBrief } from './foreign-brief.ts';
import { clausesOf } from './find-clauses.ts';
import { limitLines } from './find-limits.ts';
import { guardOf } from './guard.ts';
import type { Line } from '../line.ts';
import { joinLines, linesOf } from './lines.ts';
import { readCode, type CodeReading } from './read-code.ts';
import { renderSections } from './render.ts';
import { workBrief } from './work-brief.ts';

const asksForAnswer: ReadonlySet<string> = new Set(['explain', 'how-to', 'review']);

const closingKind = ({ act, isHint, asksWhy }: CodeReading): 'build' | 'plain' | 'change' | 'question' => {
  if (asksWhy) return 'question';
  if (act) return asksForAnswer.has(act) ? 'question' : 'change';
  return isHint ? 'build' : 'plain';
};

/** What is shown of each part of the goal; a goal of one part has the checks of its kind or work, where those are enough. */
const frameLines = (
  { goal, act }: CodeReading,
  clauses: readonly string[],
  isEnough: boolean,
): readonly Line[] => {
  if (clauses.length === 0 || (isEnough && clauses.length === 1)) return [];
  const own = foreignBriefs[goal.language.code] ?? frame;
  const each = act ? own.eachOfChange : own.each;
  const named = clauses.map((clause) => (clause.includes('"') ? `“${clause}”` : `"${clause}"`)).join(', ');
  if (clauses.length > 1) return linesOf('frame', 'met')([`${each} ${named}`]);
  return linesOf('frame', 'met')([own === frame ? frame.whole : each.replace(/\s?:$/, '')]);
};

/** The prompt for a tool that writes code. Same request, same prompt; never throws. */
export const writeCode = (request: CodeRequest): Generated => {
  const reading = readCode(request.goal, request.projectType);
  const { goal, isEnglish } = reading;
  const tool = request.tool ? codeToolRows[request.tool] : anyTool;
  const cards = cardLines(reading, request);
  const said = askAbout(reading, request, cards.answers);
  const guard = guardOf(goal, reading.said.refused);
  const closing = closingKind(reading);
  const stack = stackLines(reading, request, tool);
  const brief = !isEnglish
    ? foreignBrief(reading)
    : reading.act
      ? workBrief(reading)
      : buildBrief(reading, said, guard, tool);
  // What is wrong is told in phrases that nobody can meet.
  const isTold = closing === 'question' || (isEnglish && reading.act === 'debug') || goal.material;
  const clauses = isTold ? [] : clausesOf(goal);
  const isEnough = (brief.checks ?? []).length > 0 || !tool.closing.plain.includes('check');
  const lines = joinLines([
    cards.lines,
    saidLines(said, request),
    { stack: stack.lines, design: designLines(request) },
    brief,
    {
      checks: [
        ...frameLines(reading, clauses, isEnough),
        ...(isEnglish && (!reading.act || reading.act === 'add-feature') ? limitLines(clauses) : []),
      ],
    },
  ]);
  const last = closing === 'build' && (lines.order ?? []).length === 0 ? 'plain' : closing;
  const own = foreignBriefs[goal.language.code]?.last ?? tool.closing[last];
  const sections = renderSections(request.goal, reading, lines, tool, own);
  const text = sections.map((section) => section.text).join('\n\n');
  return {
    text,
    sections,
    assumptions: [],
    questions: said.questions.map(({ question }) => question),
    offers: said.offers.map(({ offer }) => offer),
    ...(cards.used.length > 0 && { facts: cards.used }),
    counts: sections.some(({ id }) => id !== 'goal'),
    findings: [],
    notices: [...codeNotices(reading, request, tool), ...stack.notices],
    tokens: { goal: estimateTokens(reading.goal.text), prompt: estimateTokens(text) },
  };
};
