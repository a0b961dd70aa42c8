import { generalQuestions } from './general.ts';

export const questions = { ...generalQuestions };

/** A question that exists. */
export type QuestionId = keyof typeof questions;
