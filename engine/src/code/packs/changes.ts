import { changeOf } from '../frames/change-of.ts';
import { changeQuestions } from '../questions/change-questions.ts';

/** For goals that change code that exists. */
export const changes = { changeOf, changeQuestions };

export type ChangePack = typeof changes;
