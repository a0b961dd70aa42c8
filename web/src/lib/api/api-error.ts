import type { ErrorBody, ErrorCode } from '@whetstone/contract';

/** `offline`: no answer came; `unknown`: an answer came that is not ours, such as a proxy's page. */
export type ApiErrorCode = ErrorCode | 'offline' | 'unknown';

export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly status: number;

  constructor(code: ApiErrorCode, status: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
  }
}

/** Reads an answer that is no success; whatever its body is, an `ApiError` comes out. */
export async function readApiError(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  const body = parse(text);
  if (!isErrorBody(body)) return new ApiError('unknown', response.status, text.slice(0, longestText));
  return new ApiError(body.error.code, response.status, body.error.message);
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
