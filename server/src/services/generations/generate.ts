import type { GenerationRequest } from '@whetstone/contract';
import { type Claims, rowsOf, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';
import { usageOf } from '../account/usage-of.ts';
import { fairUseOf, refuseBeyondFairUse } from '../limits/fair-use.ts';
import { paidHash, requestHash } from './request-hash.ts';
import { secondFactorNeeded } from './second-factor-needed.ts';
import { writePrompt } from './write-prompt.ts';

interface Outcome {
  readonly outcome: 'charged' | 'replayed' | 'key_reused' | 'quota_exceeded' | 'no_profile' | 'refused';
  readonly generation_id: string | null;
  readonly tier: string;
  readonly used: number;
  readonly monthly_limit: number | null;
  readonly resets_at: Date | string;
}

const refusal = (row: Outcome): ServiceError => {
  switch (row.outcome) {
    case 'quota_exceeded':
      return new ServiceError(
        'quota_exceeded',
        `You've reached your monthly limit of ${row.monthly_limit ?? 0} prompts.`,
      );
    case 'key_reused':
      return new ServiceError('idempotency_key_reused', 'This idempotency key was used for another request.');
    case 'refused':
      return secondFactorNeeded();
    default:
      return new ServiceError('not_allowed', 'Complete your registration first.');
  }
};

/**
 * Takes one prompt from the caller's quota and writes it, in the caller's transaction: ledger, counter and answer
 * stand together or not at all. The same key with the same request answers again without a charge.
 * Throws `quota_exceeded`, `rate_limited`, `idempotency_key_reused`, `second_factor_needed`, `not_allowed`.
 */
export const generate = async (
  tx: Transaction,
  { sub }: Claims & { readonly sub: string },
  request: GenerationRequest,
  idempotencyKey: string,
) => {
  const [row] = await rowsOf<Outcome>(
    tx,
    sql`select * from public.begin_generation(${request.kind}, ${idempotencyKey}::uuid, ${requestHash(request)}, ${paidHash(request)})`,
  );
  if (!row) throw new Error('begin_generation answered nothing');
  if (row.generation_id === null || (row.outcome !== 'charged' && row.outcome !== 'replayed'))
    throw refusal(row);
  const allowances = await fairUseOf(tx, sub);
  if (row.outcome === 'charged') refuseBeyondFairUse(allowances);
  return { answer: { id: row.generation_id, prompt: writePrompt(request), usage: usageOf(row) }, allowances };
};
