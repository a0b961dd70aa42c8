import type { ErrorBody, ErrorCode } from '@whetstone/contract';

/** `offline`: no answer came; `unknown`: an answer came that is not ours, such as a proxy's page. */
export type ApiErrorCode = ErrorCode | 'offline' | 'unknown';

export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly status: number;
  /** What was saved meanwhile, where a conflict is about that. */
  readonly newer: unknown;

  constructor(
    code: ApiErrorCode,
    status: number,
    message: string,
    options?: ErrorOptions & { newer?: unknown },
  ) {
    super(message, options);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.newer = options?.newer;
  }
}

/** Reads an answer that is no success; whatever its body is, an `ApiError` comes out. */
export async function readApiError(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  const body = parse(text);
  if (!isErrorBody(body)) return new ApiError('unknown', response.status, text.slice(0, longestText));
  const { code, message, newer } = body.error;
  return new ApiError(code, response.status, message, { newer });
}

/** Of an answer that is not ours, in characters. */
const longestText = 300;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isErrorBody(body: unknown): body is ErrorBody {
  if (typeof body !== 'object' || body === null || !('error' in body)) return false;
  const { error } = body;
  return typeof error === 'object' && error !== null && 'code' in error && 'message' in error;
}
