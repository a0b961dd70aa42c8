import { errorStatuses, type ErrorBody, type ErrorCode } from '@whetstone/contract';
import { isNavigation, troublePage } from '@whetstone/auth';
import { DatabaseUnavailable, isUnavailable, sqlState } from '@whetstone/database';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { storageFull } from '../services/storage/storage-full.ts';
import { tellAllowances } from './allowance.ts';
import type { Log } from './log.ts';
import { ServiceError } from './service-error.ts';

const codeOfStatus: Readonly<Record<number, readonly [ErrorCode, string]>> = {
  400: ['invalid_json', 'The body is not valid JSON.'],
  403: ['not_allowed', 'This form was submitted from another website.'],
  404: ['not_found', 'There is nothing at this address.'],
  413: ['too_large', 'The request is too large.'],
  415: ['invalid_json', 'Send the body as JSON, with the content type application/json.'],
};

/** What a failure is to the person; null where nobody foresaw it. */
export const foreseenBy = (error: unknown): ServiceError | null => {
  if (error instanceof ServiceError) return error;
  if (error instanceof HTTPException) {
    const [code, message] = codeOfStatus[error.status] ?? [
      'invalid_input',
      'The request was not understood.',
    ];
    return new ServiceError(code, message, { cause: error });
  }
  const full = storageFull(error);
  if (full) return full;
  // A NUL that no schema caught: PostgreSQL stores none.
  if (sqlState(error) === '22021')
    return new ServiceError('invalid_input', 'The request contains a character that cannot be stored.', {
      cause: error,
    });
  if (isUnavailable(error))
    return new ServiceError('unavailable', 'The service is unavailable right now. Try again in a moment.', {
      cause: error,
    });
  return null;
};

/** The one place where failures become answers. What is not foreseen is logged with the request id and answered blandly. */
export const handleError =
  (log: Log) =>
  (error: unknown, c: Context): Response => {
    const requestId = c.res.headers.get('x-request-id') ?? undefined;
    const foreseen = foreseenBy(error);
    // An outage is logged once, where it is noticed, and not for each request that meets it.
    const isOutage = foreseen?.cause instanceof DatabaseUnavailable;
    if (!isOutage && (!foreseen || errorStatuses[foreseen.code] >= 500)) {
      log('error', {
        request_id: requestId,
        method: c.req.method,
        path: c.req.path,
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
        cause: error instanceof Error && error.cause ? String(error.cause) : undefined,
      });
    }
    const { code, message, fields } =
      foreseen ?? new ServiceError('internal', 'Something went wrong on our side. Try again in a moment.');
    const body: ErrorBody = {
      error: {
        code,
        message,
        fields: fields ? [...fields] : undefined,
        request_id: requestId,
        newer: foreseen?.newer,
      },
    };
    if (foreseen?.retryAfterSeconds !== undefined)
      c.header('retry-after', String(foreseen.retryAfterSeconds));
    if (foreseen) tellAllowances(c, foreseen.allowances);
    if (errorStatuses[code] === 503 && isNavigation(c)) return c.html(troublePage(message), 503);
    return c.json(body, errorStatuses[code]);
  };
