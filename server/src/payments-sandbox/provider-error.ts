/** An answer of the provider that says no, in its own shape. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly status: 400 | 401 | 402 | 404;
  readonly details: { type: string; code?: string; param?: string; decline_code?: string };

  constructor(status: 400 | 401 | 402 | 404, message: string, details: ProviderError['details']) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

export const invalidRequest = (message: string, more: { code?: string; param?: string } = {}) =>
  new ProviderError(400, message, { type: 'invalid_request_error', ...more });

export const missing = (what: string, id: string) =>
  new ProviderError(404, `No such ${what}: '${id}'`, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param: 'id',
  });

export const declined = () =>
  new ProviderError(402, 'Your card was declined.', {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
  });
