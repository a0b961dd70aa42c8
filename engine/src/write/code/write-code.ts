import { cardLines } from '../../context/code-lines.ts';
import { foreignBriefs } from '../../knowledge/code-headings.ts';
import { anyTool, codeToolRows } from '../../knowledge/tools/index.ts';
import type { Generated } from '../../result.ts';
import { estimateTokens } from '../../tokens/index.ts';
import { buildBrief } from './build-brief.ts';
import { answerLines, designLines, stackLines } from './chosen-lines.ts';
import { askAbout } from './code-asks.ts';
import { codeNotices } from './code-notices.ts';
import type { CodeRequest } from './code-request.ts';
import { foreignBrief } from './foreign-brief.ts';
import { limitLines } from './find-limits.ts';
import { guardOf } from './guard.ts';
import { joinLines } from './lines.ts';
import { readCode, type CodeReading } from './read-code.ts';
import { renderSections } from './render.ts';
import { workBrief } from './work-brief.ts';

const asksForAnswer: ReadonlySet<string> = new Set(['explain', 'how-to', 'review']);

const closingKind = ({ act, shape }: CodeReading): 'build' | 'program' | 'change' | 'question' => {
  if (act) return asksForAnswer.has(act) ? 'question' : 'change';
  return shape === 'program' || shape === 'component' ? 'program' : 'build';
};

/** The prompt for a tool that writes code. Same request, same prompt; never throws. */
export const writeCode = (request: CodeRequest): Generated => {
  const reading = readCode(request.goal, request.projectType);
  const tool = request.tool ? codeToolRows[request.tool] : anyTool;
  const cards = cardLines(reading, request);
  const said = askAbout(reading, request, cards.answers);
  const guard = guardOf(reading.goal, reading.said.refused);
  const closing = closingKind(reading);
  const stack = stackLines(reading, request, tool);
  const brief = !reading.isEnglish
    ? foreignBrief(reading, closing !== 'build')
    : reading.act
      ? workBrief(reading, guard)
      : buildBrief(reading, said, guard, tool);
  const hasLimits = reading.isEnglish && closing !== 'question' && reading.act !== 'debug';
  const demanded = reading.demands.ranges;
  const worked = [...demanded, ...reading.said.ranges, ...reading.stacks.ranges];
  const lines = joinLines([
    cards.lines,
    answerLines(said, request),
    { stack: stack.lines, design: designLines(request) },
    brief,
    { checks: hasLimits ? limitLines(reading.goal, demanded, reading.act ? undefined : worked) : [] },
  ]);
  const isFramed = reading.goal.language.code in foreignBriefs;
  const last = closing === 'build' && (lines.order ?? []).length === 0 ? 'plain' : closing;
  const sections = renderSections(request.goal, reading, lines, tool, isFramed ? '' : tool.closing[last]);
  const text = sections.map((section) => section.text).join('\n\n');
  return {
    text,
    sections,
    assumptions: [],
    questions: said.questions.map(({ row, ...question }) => ({ ...question, label: row.name })),
    offers: said.offers.map(({ row, ...offer }) => offer),
    ...(cards.used.length > 0 && { facts: cards.used }),
    counts: sections.some(({ id }) => id !== 'goal'),
    findings: [],
    score: 100,
    notices: [...codeNotices(reading, request, tool), ...stack.notices],
    tokens: { goal: estimateTokens(reading.goal.text), prompt: estimateTokens(text) },
  };
};
