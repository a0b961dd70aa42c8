import type { Generated } from '@whetstone/engine';

/** One thing that must hold for every goal; `again` is written a second time. Answers what is wrong, or null. */
export interface Property {
  readonly name: string;
  check(goal: string, result: Generated, again: Generated): string | null;
}

const numbers = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? [];
const urls = (text: string): string[] =>
  (text.match(/https?:\/\/[^\s<>"')\]]+/g) ?? []).map((url) => url.replace(/[.,;:!?]+$/, ''));
const quotes = (text: string): string[] =>
  [...text.matchAll(/"([^"\n]{1,200})"/g)].map((match) => match[1] ?? '');
/** Words with a capital that do not begin a sentence. */
const names = (text: string): string[] =>
  [...text.matchAll(/(?<=[\p{Ll}\d,;] )\p{Lu}[\p{L}\d]+/gu)].map((match) => match[0]);

const missing = (wanted: readonly string[], text: string): string | null => {
  const folded = text.toLowerCase();
  const lost = wanted.filter((item) => !folded.includes(item.toLowerCase()));
  return lost.length > 0
    ? `lost ${lost
        .slice(0, 3)
        .map((item) => JSON.stringify(item))
        .join(', ')}`
    : null;
};

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
const longDash = /[\u2012-\u2015]/;

export const properties: readonly Property[] = [
  { name: 'not empty', check: (_goal, { text }) => (text.trim() === '' ? 'empty' : null) },
  {
    name: 'same bytes again',
    check: (_goal, result, again) => (JSON.stringify(result) === JSON.stringify(again) ? null : 'differs'),
  },
  { name: 'numbers kept', check: (goal, { text }) => missing(numbers(goal), text) },
  { name: 'addresses kept', check: (goal, { text }) => missing(urls(goal), text) },
  { name: 'quotes kept', check: (goal, { text }) => missing(quotes(goal), text) },
  { name: 'names kept', check: (goal, { text }) => missing(names(goal), text) },
  {
    name: 'sections make the text',
    check: (_goal, { text, sections }) =>
      sections.every((section) => text.includes(section.text)) ? null : 'a section is not in the text',
  },
  {
    name: 'no leftovers',
    check: (_goal, { text }) => /\bundefined\b|\[object |\bNaN\b/.exec(text)?.[0] ?? null,
  },
  {
    name: 'no dash of ours',
    check: (goal, { text }) => (longDash.test(text) && !longDash.test(goal) ? 'a long dash' : null),
  },
  {
    // In doubt nothing is added (AO-05), and something is asked that changes the prompt (AO-01).
    name: 'says more than the goal, or asks',
    check: (goal, { text, questions = [] }) =>
      text.trim() === goal.trim() && questions.length === 0 ? 'unchanged' : null,
  },
  {
    name: 'as typed, free',
    check: (goal, { text, counts }) =>
      counts === true && lettersOf(text) === lettersOf(goal) ? 'charged' : null,
  },
];
