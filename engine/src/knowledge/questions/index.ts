import { generalQuestions } from './general.ts';
import { letterQuestions } from './letters.ts';
import { homeQuestions } from './home.ts';
import { marketingQuestions } from './marketing.ts';
import { workQuestions } from './work.ts';
import { learningQuestions } from './learning.ts';

export const questions = {
  ...generalQuestions,
  ...letterQuestions,
  ...homeQuestions,
  ...marketingQuestions,
  ...workQuestions,
  ...learningQuestions,
};

/** A question that exists. */
export type QuestionId = keyof typeof questions;
