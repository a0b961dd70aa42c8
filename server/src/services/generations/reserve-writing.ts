import { modelWriting, type GenerationKind, type Usage } from '@whetstone/contract';
import { rowsOf, type PersonClaims, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import type { Allowance } from '../../http/allowance.ts';
import { ServiceError } from '../../http/service-error.ts';
import { freeUsage } from '../account/free-usage.ts';
import { usageOf, type UsageRow } from '../account/usage-of.ts';
import { fairUseOf, refuseBeyondFairUse } from '../rate-limits/fair-use.ts';
import { quotaExceeded } from './quota-exceeded.ts';
import { secondFactorNeeded } from './second-factor-needed.ts';

interface Row extends UsageRow {
  readonly outcome:
    | 'reserved'
    | 'written'
    | 'under_way'
    | 'spent'
    | 'key_reused'
    | 'quota_exceeded'
    | 'no_profile'
    | 'unknown'
    | 'refused';
  readonly writing_id: string | null;
  readonly attempt: string | null;
  readonly generation_id: string | null;
  readonly rewrites: number | null;
  readonly written_this_month: number;
}

/** A prompt, or one time to write it again, that is a model's to write for a while. */
export interface Reservation {
  readonly writingId: string;
  readonly attempt: string;
  readonly generationId: string | null;
  /** How often models have written for the account this month. */
  readonly writtenThisMonth: number;
  readonly tier: Usage['tier'];
}

/** What came of asking for it. `spent`: the model has written the prompt as often as it may. */
export type Reserved =
  | ({ readonly outcome: 'reserved' } & Reservation)
  | { readonly outcome: 'written' | 'under_way' }
  | { readonly outcome: 'spent'; readonly generationId: string };

export interface Asked {
  readonly kind: GenerationKind;
  readonly key: string;
  readonly requestHash: string;
  readonly paidHash: string;
  /** The ledger row that is written again; a new prompt without one. */
  readonly generationId?: string;
  /** How long until a process that says nothing more is taken for dead. */
  readonly seconds: number;
}

const refusal = ({ outcome }: Row): ServiceError => {
  switch (outcome) {
    case 'key_reused':
      return new ServiceError('idempotency_key_reused', 'This idempotency key was used for another request.');
    case 'refused':
      return secondFactorNeeded();
    case 'unknown':
      return new ServiceError(
        'not_found',
        'This prompt is no longer in your account. Generate it again to change it.',
      );
    default:
      return new ServiceError('not_allowed', 'Complete your registration first.');
  }
};

/**
 * Takes from the quota, or from the times that a model may write a prompt again, before the model is called; in a short
 * transaction of the caller. Throws `quota_exceeded`, `rate_limited`, `idempotency_key_reused`, `second_factor_needed`,
 * `not_allowed`, `not_found`.
 */
export async function reserveWriting(
  tx: Transaction,
  { sub }: PersonClaims,
  { kind, key, requestHash, paidHash, generationId, seconds }: Asked,
): Promise<{ reserved: Reserved; allowances: readonly Allowance[] }> {
  const [row] = await rowsOf<Row>(
    tx,
    sql`select * from public.begin_writing(${kind}, ${key}::uuid, ${requestHash}, ${paidHash}, ${seconds}::int, ${modelWriting.rewrites}::int, ${generationId ?? null}::uuid)`,
  );
  if (!row) throw new Error('begin_writing answered nothing');
  const { outcome, writing_id: writingId, attempt, generation_id: generation } = row;
  if (outcome === 'written' || outcome === 'under_way') return { reserved: { outcome }, allowances: [] };
  if (outcome === 'spent' && generation)
    return { reserved: { outcome, generationId: generation }, allowances: [] };
  if (outcome === 'quota_exceeded') throw quotaExceeded(await freeUsage(tx, usageOf(row)));
  if (outcome !== 'reserved' || writingId === null || attempt === null) throw refusal(row);
  const usage = await freeUsage(tx, usageOf(row));
  if (generationId === undefined && usage.limit === 0) throw quotaExceeded(usage);
  const allowances = await fairUseOf(tx, sub);
  if (generationId === undefined) refuseBeyondFairUse(allowances);
  const reservation = { writingId, attempt, generationId: generation };
  return {
    reserved: {
      outcome,
      ...reservation,
      writtenThisMonth: Number(row.written_this_month),
      tier: usage.tier,
    },
    allowances,
  };
}
