import { chooseFacts } from './choose-facts.ts';
import { cardFieldRows } from '../knowledge/card-fields.ts';
import { codeQuestions } from '../knowledge/code-asks/questions.ts';
import type { CodeQuestion } from '../knowledge/code-rows.ts';
import { askable } from '../write/code/code-asks.ts';
import type { CodeRequest } from '../write/code/code-request.ts';
import type { Lines } from '../write/code/lines.ts';
import type { Line } from '../write/line.ts';
import type { CodeReading } from '../write/code/read-code.ts';

const questions: Readonly<Record<string, CodeQuestion>> = codeQuestions;

/** What cards say to a goal for code, each line in its place of the brief, and the questions that they answer. */
export const cardLines = (
  reading: CodeReading,
  { facts = [], answers }: CodeRequest,
): { readonly lines: Lines; readonly answers: ReadonlySet<string>; readonly used: readonly string[] } => {
  const known = facts.map(({ text }) => text.toLowerCase()).join(' ');
  const isForeign = reading.stacks.some(({ name }) => !known.includes(name.toLowerCase()));
  const asks = askable(reading).questions.flatMap((fact) => {
    const row = questions[fact];
    return row && !answers?.[fact] ? [{ fact, ask: row.ask }] : [];
  });
  const used = chooseFacts(facts, {
    goal: reading.goal,
    door: 'code',
    asks: reading.act && !isForeign ? asks : [],
    ...((reading.act !== undefined || isForeign) && { isOwnCode: !isForeign }),
  });
  const lines: Partial<Record<keyof Lines, Line[]>> = {};
  for (const { id, reason, field, line: text } of used)
    (lines[(field && cardFieldRows[field].place) ?? 'users'] ??= []).push({
      text,
      origin: 'card',
      rule: `card:${id}`,
      reason,
    });
  return {
    used: used.map(({ id }) => id),
    lines,
    answers: new Set(used.flatMap(({ answers: id = [] }) => id)),
  };
};
