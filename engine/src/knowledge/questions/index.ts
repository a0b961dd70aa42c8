import { generalQuestions } from './general.ts';
import { letterQuestions } from './letters.ts';
import { homeQuestions } from './home.ts';
import { marketingQuestions } from './marketing.ts';
import { workQuestions } from './work.ts';

export const questions = {
  ...generalQuestions,
  ...letterQuestions,
  ...homeQuestions,
  ...marketingQuestions,
  ...workQuestions,
};

/** A question that exists. */
export type QuestionId = keyof typeof questions;
