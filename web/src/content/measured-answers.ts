/**
 * What answering is worth, as measured: marks from 0 to 10 by two judges, for answers to the request as it was typed and to
 * the prompt that came of what the rules asked. The record is `bench/quality/held-out/answers.md`; the test beside this
 * file compares the two.
 */
export const measuredAnswers = {
  date: 'November 22, 2026',
  goals: 16,
  answers: 48,
  plain: [3.78, 3.81],
  prompted: [8.06, 7.94],
  presses: 3.4,
  words: 25,
} as const;

const mean = ([first, second]: readonly [number, number]) => (first + second) / 2;

/** Both judges' mean, for the request as it was typed and for the prompt. */
export const meanMarks = { plain: mean(measuredAnswers.plain), prompted: mean(measuredAnswers.prompted) };
