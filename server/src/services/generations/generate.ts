import type { GenerationRequest } from '@whetstone/contract';
import { rowsOf, type PersonClaims, type Database, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';
import { modelFor } from '../../llm/model-for.ts';
import { freeUsage } from '../account/free-usage.ts';
import { usageOf } from '../account/usage-of.ts';
import { because } from '../model-work/stand-in.ts';
import { fairUseOf, refuseBeyondFairUse } from '../rate-limits/fair-use.ts';
import { limits } from '../rate-limits/rate-limits.ts';
import { takeLimit } from '../rate-limits/take-limit.ts';
import type { RulesPrompt } from './by-rules.ts';
import { generateByModel } from './generate-by-model.ts';
import type { Generation, Started } from './generation.ts';
import { quotaExceeded } from './quota-exceeded.ts';
import { paidHash, requestHash } from './request-hash.ts';
import { secondFactorNeeded } from './second-factor-needed.ts';
import { standing } from './standing.ts';
import type { WritingNeeds } from './write-or-stand-in.ts';

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
    case 'key_reused':
      return new ServiceError('idempotency_key_reused', 'This idempotency key was used for another request.');
    case 'refused':
      return secondFactorNeeded();
    default:
      return new ServiceError('not_allowed', 'Complete your registration first.');
  }
};

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

/** What the rules wrote, taken from the quota where it counts; `note` says why a model was not asked. */
const takeByRules = async (
  { database }: WritingNeeds,
  person: PersonClaims,
  {
    request,
    key,
    rules,
    note,
  }: { request: GenerationRequest; key: string; rules: RulesPrompt; note?: string },
): Promise<Started<Generation>> => {
  const written = {
    promptJson: rules.json,
    writtenBy: { source: 'rules', ...(note && { note }) },
    rewritesLeft: 0,
  } as const;
  if (!rules.counts) {
    const allowance = await takeLimit(database, limits.rewrite, person.sub);
    const { usage, allowances } = await database.actingAs(person, async (tx) => ({
      usage: await standing(tx),
      allowances: await fairUseOf(tx, person.sub),
    }));
    const free: Generation = { ...written, id: null, usage };
    return { allowances: [...allowances, allowance], finish: () => Promise.resolve(free) };
  }
  const { id, usage, allowances } = await database.actingAs(person, (tx) => begin(tx, person, request, key));
  const charged: Generation = { ...written, id, usage };
  return { allowances, finish: () => Promise.resolve(charged) };
};

/**
 * Writes a prompt and takes it from the caller's quota: it is given away only once ledger and counter have it, and a
 * prompt that cannot be written is not charged. The same key with the same request answers again without a charge, and so
 * does a text goal that was taken before (AO-07). A prompt that gives the person's words back alone is free and has no id.
 * A model writes where the request asks for it and there is one. Throws `quota_exceeded`, `rate_limited`,
 * `idempotency_key_reused`, `second_factor_needed`, `not_allowed`, and what `TextWork` throws.
 */
export const generate = async (
  needs: WritingNeeds,
  person: PersonClaims,
  request: GenerationRequest,
  key: string,
): Promise<Started<Generation>> => {
  const { database, textWork } = needs;
  if (textWork.isLong('promptAsJson', request)) await rehearse(database, person, request, key);
  const rules = await textWork.run('promptAsJson', request, person.sub);
  const used = request.writer === 'model' ? await modelFor(needs, person) : undefined;
  if (!used) return takeByRules(needs, person, { request, key, rules });
  return generateByModel(needs, person, { request, key, rules, used }, (reason) =>
    takeByRules(needs, person, {
      request,
      key,
      rules,
      note: because(reason, used.name, 'the built-in rules wrote this'),
    }),
  );
};
