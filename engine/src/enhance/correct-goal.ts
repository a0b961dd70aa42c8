import { wishReason } from '../reading/wish-reason.ts';
import type { Reading } from '../reading/reading.ts';
import { spansOfRange, textOfSpans } from '../reading/text-edits.ts';
import { isQuestion } from '../reading/question-kind.ts';
import { unchanged } from './enhancement.ts';
import type { EnhanceKind, GoalEdit, Rewrite } from './enhancement.ts';

const listed = (words: readonly string[]): string => words.join(', ');

// A capital or an end mark in given data, or in a name such as "c#", would change the person's material.
const polish = (text: string, reading: Reading): Rewrite => {
  const improvements: string[] = [];
  const edits: GoalEdit[] = [];
  let result = text;
  const frozenStart = reading.frozen.some((span) => span.start === 0 && span.kind !== 'name');
  const first = frozenStart ? undefined : /^\p{Ll}+(?=[\s,.!?]|$)/u.exec(result)?.[0];
  if (first && first.charAt(0).toUpperCase().length === 1) {
    const capital = first.charAt(0).toUpperCase() + first.slice(1);
    edits.push({ from: first, to: capital, reason: 'Capital letter' });
    result = capital + result.slice(first.length);
  }
  if (
    !reading.data &&
    /[\p{L}\p{N}]$/u.test(result) &&
    !reading.frozen.some(
      (span) => span.end === reading.goal.length && span.kind !== 'name' && span.kind !== 'number',
    )
  ) {
    const mark = isQuestion(reading.request) && reading.act === 'question' ? '?' : '.';
    edits.push({ from: '', to: mark, reason: mark === '?' ? 'Question mark' : 'Full stop' });
    result += mark;
  }
  const added = edits.map(({ reason }) => reason.toLowerCase()).join(' and ');
  if (added) improvements.push(`${added.charAt(0).toUpperCase()}${added.slice(1)} added`);
  return { text: result, edits, improvements };
};

/** Spelling, courtesy, capitals and end marks of the goal put right; data, quotes, code and names untouched. */
export const correctGoal = (reading: Reading, kind: EnhanceKind): Rewrite => {
  const { goal, edits: found } = reading;
  const text = textOfSpans(spansOfRange(goal, { start: 0, end: goal.length }, found)).trim();
  const visible = found.map((edit) => ({
    from: goal.slice(edit.start, edit.end).trim(),
    to: edit.to,
    reason: edit.reason,
    rule: edit.rule,
    quiet: edit.quiet ?? false,
  }));
  const spelled = visible.filter(({ rule, quiet }) => rule === 'K3' && !quiet);
  const struck = visible.filter(({ rule, to }) => rule === 'K2' && to === '');
  const polite = struck.filter(({ reason }) => reason !== wishReason);
  const wishes = struck.filter(({ reason }) => reason === wishReason);
  const instructed = visible.filter(({ rule, to, quiet }) => rule === 'K2' && to !== '' && !quiet);
  const setOff = visible.filter(({ rule }) => rule === 'A1');
  const capitals = visible.filter(({ rule, quiet }) => rule === 'K3' && quiet);
  // A picture is described in phrases, which need neither capital nor full stop.
  const polished = kind === 'visual' ? unchanged(text) : polish(text, reading);
  const improvements = [
    ...(spelled.length > 0 ? [`Spelling: ${listed(spelled.map(({ from, to }) => `${from} → ${to}`))}`] : []),
    ...(polite.length > 0 ? [`Courtesy removed: ${listed(polite.map(({ from }) => `"${from}"`))}`] : []),
    ...(wishes.length > 0
      ? [`Made an instruction: ${listed(wishes.map(({ from }) => `"${from}"`))} removed`]
      : []),
    ...instructed.map(({ from, to }) => `"${from}" made an instruction: "${to.trim()}"`),
    ...(setOff.length > 0 ? ['Colon added between the thing and its subject'] : []),
    ...(capitals.length > 0 ? ['The word "I" written with a capital'] : []),
    ...polished.improvements,
  ];
  return {
    text: polished.text,
    edits: [...visible.map(({ from, to, reason }) => ({ from, to, reason })), ...polished.edits],
    improvements,
  };
};
