import { casesFor } from '../frames/input-cases.ts';
import { statementKindOf } from '../frames/statement-kinds.ts';
import { programQuestions } from '../questions/program-questions.ts';

/** For goals that ask for a small program. */
export const programs = { statementKindOf, casesFor, programQuestions };

export type ProgramPack = typeof programs;
