import { generalQuestions } from './general.ts';
import { letterQuestions } from './letters.ts';
import { homeQuestions } from './home.ts';

export const questions = { ...generalQuestions, ...letterQuestions, ...homeQuestions };

/** A question that exists. */
export type QuestionId = keyof typeof questions;
