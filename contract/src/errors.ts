import { z } from '@hono/zod-openapi';

/** Every error code of the API with its HTTP status. The sentence comes with the error; this list is what a client may switch on. */
export const errorStatuses = {
  invalid_input: 400,
  invalid_json: 400,
  goal_empty: 400,
  goal_too_long: 400,
  idempotency_key_missing: 400,
  price_unknown: 400,
  return_url_refused: 400,
  coupon_refused: 400,
  signature_invalid: 400,
  not_signed_in: 401,
  invalid_token: 401,
  second_factor_needed: 401,
  quota_exceeded: 402,
  payment_failed: 402,
  not_allowed: 403,
  /** The account is suspended, and this is not among what it may still do. */
  suspended: 403,
  not_found: 404,
  conflict: 409,
  draft_conflict: 409,
  card_conflict: 409,
  storage_full: 409,
  already_subscribed: 409,
  change_in_progress: 409,
  payment_due: 409,
  not_subscribed: 409,
  withdrawal_over: 409,
  refund_over: 409,
  rewriting_refused: 409,
  prompt_conflict: 409,
  too_large: 413,
  idempotency_key_reused: 422,
  /** A text of a shape that takes too long to read. */
  too_complex: 422,
  own_key_refused: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
  payments_unavailable: 503,
  payment_uncertain: 503,
  /** Without a model where one is needed, or one that gave no answer. */
  model_unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatuses;

export const errorBody = z
  .object({
    error: z.object({
      code: z.enum(Object.keys(errorStatuses) as [ErrorCode, ...ErrorCode[]]),
      message: z.string(),
      fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
      request_id: z.string().optional(),
      /** What was saved meanwhile by another page, where a conflict is about that. */
      newer: z.unknown().optional(),
    }),
  })
  .openapi('Error');

export type ErrorBody = z.infer<typeof errorBody>;
