import type { Goal } from '../goal/read-goal.ts';
import { courtesyEdits } from '../reading/courtesy.ts';
import { isQuestion } from '../reading/is-question.ts';
import { splitSentences } from '../reading/sentences.ts';
import { spellingEdits } from '../reading/spelling.ts';
import { spansOfRange, textOfSpans, type TextEdit } from '../reading/text-edits.ts';
import { wishReason } from '../reading/wish-reason.ts';
import { unchanged, type EnhanceKind, type GoalEdit, type Rewrite } from './enhancement.ts';

const listed = (words: readonly string[]): string => words.join(', ');
/** Slips are looked for up to here; what lies beyond stays as written. */
const longestRead = 4_000;

/** Slips and courtesy in the instructions; material, quotes, code and names stay. */
const editsOf = ({ text, request, frozen, language }: Goal): readonly TextEdit[] => {
  const isEnglish = language.code === 'en';
  const sentences = splitSentences(request.slice(0, longestRead), frozen);
  const courtesy =
    isEnglish || language.code === 'de'
      ? sentences.flatMap((range) => courtesyEdits(text, range, sentences.length === 1))
      : [];
  const spelling =
    isEnglish && !language.doubtful ? sentences.flatMap((range) => spellingEdits(text, range, frozen)) : [];
  return [
    ...courtesy,
    ...spelling.filter(({ start }) => !courtesy.some((edit) => edit.start <= start && start < edit.end)),
  ].toSorted((a, b) => a.start - b.start);
};

// A capital or an end mark in material, or in a name such as "c#", would change the person's own.
const polish = (text: string, { frozen, material, request }: Goal): Rewrite => {
  const improvements: string[] = [];
  const edits: GoalEdit[] = [];
  let result = text;
  const isKept = frozen.some((span) => span.start === 0 && span.kind !== 'name');
  const first = isKept ? undefined : /^\p{Ll}+(?=[\s,.!?]|$)/u.exec(result)?.[0];
  if (first && first.charAt(0).toUpperCase().length === 1) {
    const capital = first.charAt(0).toUpperCase() + first.slice(1);
    edits.push({ from: first, to: capital, reason: 'Capital letter' });
    result = capital + result.slice(first.length);
  }
  const endsFrozen = frozen.some(
    (span) => span.end === request.length && span.kind !== 'name' && span.kind !== 'number',
  );
  if (!material && !endsFrozen && /[\p{L}\p{N}]$/u.test(result)) {
    const mark = isQuestion(result.slice(splitSentences(result, []).at(-1)?.start)) ? '?' : '.';
    edits.push({ from: '', to: mark, reason: mark === '?' ? 'Question mark' : 'Period' });
    result += mark;
  }
  const added = edits.map(({ reason }) => reason.toLowerCase()).join(' and ');
  if (added) improvements.push(`${added.charAt(0).toUpperCase()}${added.slice(1)} added`);
  return { text: result, edits, improvements };
};

/** Spelling, courtesy, capitals and end marks of the goal put right; material, quotes, code and names untouched. */
export const correctGoal = (goal: Goal, kind: EnhanceKind): Rewrite => {
  const found = editsOf(goal);
  const text = textOfSpans(spansOfRange(goal.text, { start: 0, end: goal.text.length }, found)).trim();
  const visible = found.map(({ start, end, quiet = false, ...edit }) => ({
    ...edit,
    from: goal.text.slice(start, end).trim(),
    quiet,
  }));
  const spelled = visible.filter(({ rule, quiet }) => rule === 'spelling' && !quiet);
  const struck = visible.filter(({ rule, to }) => rule === 'courtesy' && to === '');
  const polite = struck.filter(({ reason }) => reason !== wishReason);
  const wishes = struck.filter(({ reason }) => reason === wishReason);
  const capitals = visible.filter(({ rule, quiet }) => rule === 'spelling' && quiet);
  // A picture is described in phrases, which need neither capital nor full stop.
  const polished = kind === 'visual' ? unchanged(text) : polish(text, goal);
  const improvements = [
    ...(spelled.length > 0 ? [`Spelling: ${listed(spelled.map(({ from, to }) => `${from} → ${to}`))}`] : []),
    ...(polite.length > 0 ? [`Courtesy removed: ${listed(polite.map(({ from }) => `"${from}"`))}`] : []),
    ...(wishes.length > 0
      ? [`Turned into an instruction: ${listed(wishes.map(({ from }) => `"${from}"`))} removed`]
      : []),
    ...(capitals.length > 0 ? ['The word "I" capitalized'] : []),
    ...polished.improvements,
  ];
  return {
    text: polished.text,
    edits: [...visible.map(({ from, to, reason }) => ({ from, to, reason })), ...polished.edits],
    improvements,
  };
};
