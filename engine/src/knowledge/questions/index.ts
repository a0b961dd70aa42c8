import { generalQuestions } from './general.ts';
import { letterQuestions } from './letters.ts';
import { homeQuestions } from './home.ts';
import { marketingQuestions } from './marketing.ts';

export const questions = { ...generalQuestions, ...letterQuestions, ...homeQuestions, ...marketingQuestions };

/** A question that exists. */
export type QuestionId = keyof typeof questions;
