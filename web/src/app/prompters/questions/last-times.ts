import type { GivenAnswers, RememberedAnswer } from '@whetstone/contract';
import { rememberedLimits } from '@whetstone/contract/limits';
import type { Question } from '@whetstone/engine';

/** What was answered the last times the same was asked, by the ids of the questions. */
export const lastTimesOf = (
  questions: readonly Question[],
  remembered: readonly RememberedAnswer[],
): Record<string, string> =>
  Object.fromEntries(
    questions.flatMap(({ id, ask, choices = [] }) => {
      const known = remembered.find(
        (each) =>
          each.fact === id &&
          each.ask === ask &&
          each.times >= rememberedLimits.offeredAfter &&
          !choices.includes(each.answer),
      );
      return known ? [[id, known.answer]] : [];
    }),
  );

/** The answers worth remembering: what was said to questions that are put in a sentence, the ready choices left out. */
export const givenItems = (
  questions: readonly Question[],
  answers: Readonly<Record<string, string>>,
): GivenAnswers['items'] =>
  questions
    .flatMap(({ id, ask, choices = [] }) => {
      const answer = answers[id]?.trim() ?? '';
      const isKept = ask !== undefined && answer !== '' && !choices.includes(answer);
      return isKept && id.length <= 64 && ask.length <= 200 ? [{ fact: id, ask, answer }] : [];
    })
    .slice(0, 12);
