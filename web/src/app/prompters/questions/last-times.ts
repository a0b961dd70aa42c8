import type { RememberedAnswer } from '@whetstone/contract';
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
