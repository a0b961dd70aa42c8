import { quotaSentence, type GenerationRequest, type Usage } from '@whetstone/contract';
import { rowsOf, type PersonClaims, type Database, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import type { Dependencies } from '../../http/dependencies.ts';
import { ServiceError } from '../../http/service-error.ts';
import { freeUsage } from '../account/free-usage.ts';
import { usageOf, type UsageRow } from '../account/usage-of.ts';
import { limits } from '../rate-limits/rate-limits.ts';
import { takeLimit } from '../rate-limits/take-limit.ts';
import { fairUseOf, refuseBeyondFairUse } from '../rate-limits/fair-use.ts';
import { byRules, type Generation, type Started } from './generation.ts';
import { paidHash, requestHash } from './request-hash.ts';
import { secondFactorNeeded } from './second-factor-needed.ts';

interface Outcome {
  readonly outcome: 'charged' | 'replayed' | 'key_reused' | 'quota_exceeded' | 'no_profile' | 'refused';
  readonly generation_id: string | null;
  readonly tier: string;
  readonly used: number;
  readonly monthly_limit: number | null;
  readonly resets_at: Date | string;
}

const quotaExceeded = ({ limit, note }: Usage): ServiceError =>
  new ServiceError('quota_exceeded', note ?? quotaSentence(limit));

const refusal = (row: Outcome): ServiceError => {
  switch (row.outcome) {
    case 'key_reused':
      return new ServiceError('idempotency_key_reused', 'This idempotency key was used for another request.');
    case 'refused':
      return secondFactorNeeded();
    default:
      return new ServiceError('not_allowed', 'Complete your registration first.');
  }
};

type Needs = Pick<Dependencies, 'database' | 'textWork'>;

const begin = async (tx: Transaction, { sub }: PersonClaims, request: GenerationRequest, key: string) => {
  const [row] = await rowsOf<Outcome>(
    tx,
    sql`select * from public.begin_generation(${request.kind}, ${key}::uuid, ${requestHash(request)}, ${paidHash(request)})`,
  );
  if (!row) throw new Error('begin_generation answered nothing');
  const { generation_id: id } = row;
  if (row.outcome === 'quota_exceeded') throw quotaExceeded(await freeUsage(tx, usageOf(row)));
  if (id === null || (row.outcome !== 'charged' && row.outcome !== 'replayed')) throw refusal(row);
  const usage = await freeUsage(tx, usageOf(row));
  if (row.outcome === 'charged' && usage.limit === 0) throw quotaExceeded(usage);
  const allowances = await fairUseOf(tx, sub);
  if (row.outcome === 'charged') refuseBeyondFairUse(allowances);
  return { id, usage, allowances };
};

class TakenBack extends Error {}

/** Throws what would be refused and takes nothing: a thread is for those who may have its work. */
const rehearse = (database: Database, person: PersonClaims, request: GenerationRequest, key: string) =>
  database
    .actingAs(person, async (tx) => {
      await begin(tx, person, request, key);
      throw new TakenBack('The rehearsal is over');
    })
    .catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error;
    });

/** The caller's usage where nothing is taken from it. Throws `not_allowed` without a profile, `second_factor_needed`. */
const standing = async (tx: Transaction, { sub }: PersonClaims) => {
  const [row] = await rowsOf<UsageRow & { readonly allowed: boolean; readonly known: boolean }>(
    tx,
    sql`select u.*, private.has_required_aal() as allowed, u.tier is not null as known
      from (select 1) one left join public.my_usage() u on true`,
  );
  if (!row?.allowed) throw secondFactorNeeded();
  if (!row.known) throw new ServiceError('not_allowed', 'Complete your registration first.');
  return { usage: await freeUsage(tx, usageOf(row)), allowances: await fairUseOf(tx, sub) };
};

/**
 * Writes a prompt and takes it from the caller's quota: it is given away only once ledger and counter have it, and a
 * prompt that cannot be written is not charged. The same key with the same request answers again without a charge, and so
 * does a text goal that was taken before (AO-07). A prompt that gives the person's words back alone is free and has no id.
 * Throws `quota_exceeded`, `rate_limited`, `idempotency_key_reused`, `second_factor_needed`, `not_allowed`, and what
 * `TextWork` throws.
 */
export const generate = async (
  { database, textWork }: Needs,
  person: PersonClaims,
  request: GenerationRequest,
  idempotencyKey: string,
): Promise<Started<Generation>> => {
  if (textWork.isLong('promptAsJson', request)) await rehearse(database, person, request, idempotencyKey);
  const { json: promptJson, counts } = await textWork.run('promptAsJson', request, person.sub);
  if (!counts) {
    const allowance = await takeLimit(database, limits.rewrite, person.sub);
    const { usage, allowances } = await database.actingAs(person, (tx) => standing(tx, person));
    const free: Generation = { id: null, promptJson, usage, writtenBy: byRules, rewritesLeft: 0 };
    return { allowances: [...allowances, allowance], finish: () => Promise.resolve(free) };
  }
  const { id, usage, allowances } = await database.actingAs(person, (tx) =>
    begin(tx, person, request, idempotencyKey),
  );
  const charged: Generation = { id, promptJson, usage, writtenBy: byRules, rewritesLeft: 0 };
  return { allowances, finish: () => Promise.resolve(charged) };
};
