import { generalQuestions } from './general.ts';
import { letterQuestions } from './letters.ts';
import { homeQuestions } from './home.ts';
import { marketingQuestions } from './marketing.ts';
import { workQuestions } from './work.ts';
import { learningQuestions } from './learning.ts';
import { creativeQuestions } from './creative.ts';
import { techQuestions } from './tech.ts';
import { lifeQuestions } from './life.ts';

export const questions = {
  ...generalQuestions,
  ...letterQuestions,
  ...homeQuestions,
  ...marketingQuestions,
  ...workQuestions,
  ...learningQuestions,
  ...creativeQuestions,
  ...techQuestions,
  ...lifeQuestions,
};

/** A question that exists. */
export type QuestionId = keyof typeof questions;
