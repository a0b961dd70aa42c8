import { generalQuestions } from './general.ts';
import { letterQuestions } from './letters.ts';

export const questions = { ...generalQuestions, ...letterQuestions };

/** A question that exists. */
export type QuestionId = keyof typeof questions;
