import type { ErrorCode } from '@whetstone/contract';
import { z } from 'zod';
import { plainProblem } from './plain-problem.ts';
import { ServiceError, type FieldProblem } from './service-error.ts';

z.config({ localeError: plainProblem });

type Issue = z.core.$ZodIssue;

const goalCode = (issue: Issue): ErrorCode => {
  if (issue.code === 'too_big') return 'goal_too_long';
  return issue.code === 'custom' && issue.message === 'This can’t be empty.' ? 'goal_empty' : 'invalid_input';
};

const sentence = (field: FieldProblem): string =>
  field.path ? `${field.path}: ${field.message}` : field.message;

/** Turns the first problem of a refused input into the error's sentence and lists all of them by field. */
export const inputError = (issues: readonly Issue[]): ServiceError => {
  const fields = issues.map((issue) => ({
    path: issue.path.join('.'),
    message: issue.message,
  }));
  const first = issues[0];
  const code = first?.path[0] === 'goal' ? goalCode(first) : 'invalid_input';
  return new ServiceError(code, fields[0] ? sentence(fields[0]) : 'The request was not understood.', {
    fields,
  });
};
