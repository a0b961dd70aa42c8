import type { AssumptionChoices, Generated } from '../../result.ts';
import type { CodeRequest } from './code-request.ts';
import { writeCode } from './write-code.ts';

/** `CodeRequest` as it is kept: drafts made before the tables hold choices for assumptions, which are ignored. */
export interface CodeOptions extends CodeRequest {
  readonly assumptions?: AssumptionChoices;
}

/** `writeCode` in the shape that all doors of the engine give. */
export const generateCode = (options: CodeOptions): Generated => {
  const { questions, offers, ...written } = writeCode(options);
  return {
    ...written,
    assumptions: [],
    questions: questions.map(({ row, ...question }) => ({ ...question, label: row.name })),
    offers: offers.map(({ row, ...offer }) => offer),
    counts: true,
    findings: [],
    score: 100,
  };
};
