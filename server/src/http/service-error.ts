import type { ErrorCode } from '@whetstone/contract';
import type { Allowance } from './allowance.ts';

export interface FieldProblem {
  readonly path: string;
  readonly message: string;
}

/** A failure with a code that a client may rely on and one sentence for the person. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly code: ErrorCode;
  readonly fields: readonly FieldProblem[] | undefined;
  /** How long a limit lasts, for the header `retry-after`. */
  readonly retryAfterSeconds: number | undefined;
  /** The limits that the request met, for the headers `ratelimit` and `ratelimit-policy`. */
  readonly allowances: readonly Allowance[];
  /** What was saved meanwhile, where a conflict is about that. */
  readonly newer: unknown;

  constructor(
    code: ErrorCode,
    message: string,
    options?: {
      fields?: readonly FieldProblem[];
      cause?: unknown;
      retryAfterSeconds?: number;
      allowances?: readonly Allowance[];
      newer?: unknown;
    },
  ) {
    super(message, { cause: options?.cause });
    this.code = code;
    this.fields = options?.fields;
    this.retryAfterSeconds = options?.retryAfterSeconds;
    this.allowances = options?.allowances ?? [];
    this.newer = options?.newer;
  }
}
