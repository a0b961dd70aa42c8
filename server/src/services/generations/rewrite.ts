import type { GenerationRequest } from '@whetstone/contract';
import { rowsOf, schema, type PersonClaims, type Transaction } from '@whetstone/database';
import { eq, sql } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';
import { rulesOutcome, withLinesSince } from './by-rules.ts';
import type { Started, Written } from './generation.ts';
import { keptByModel, rewritesLeft } from './kept-writing.ts';
import { modelFor } from '../../llm/model-for.ts';
import { rewriteByModel } from './rewrite-by-model.ts';
import type { WritingNeeds } from './write-or-stand-in.ts';
import { paidHashes } from './request-hash.ts';
import { secondFactorNeeded } from './second-factor-needed.ts';

type Outcome = 'allowed' | 'other_request' | 'no_hash' | 'unknown' | 'refused';

const refusal = (outcome: Outcome | undefined): ServiceError => {
  switch (outcome) {
    case 'refused':
      return secondFactorNeeded();
    case 'other_request':
      return new ServiceError(
        'rewriting_refused',
        'This prompt was generated for another goal or other choices. Generate a new one for these.',
      );
    case 'no_hash':
      return new ServiceError(
        'rewriting_refused',
        'This prompt was generated too long ago to be rewritten. Generate it again to change it.',
      );
    default:
      return new ServiceError(
        'not_found',
        'This prompt is no longer in your account. Generate it again to change it.',
      );
  }
};

const check = async (tx: Transaction, id: string, request: GenerationRequest): Promise<void> => {
  let outcome: Outcome | undefined;
  for (const hash of paidHashes(request)) {
    const [row] = await rowsOf<{ outcome: Outcome }>(
      tx,
      sql`select public.check_rewriting(${id}::uuid, ${hash}) as outcome`,
    );
    outcome = row?.outcome;
    if (outcome === 'allowed') return;
  }
  throw refusal(outcome);
};

/** What the ledger says of a prompt: how often models wrote it again, and whether one wrote it at all. */
const ledgerRow = async (tx: Transaction, id: string) => {
  const { modelRewrites, writtenByModel } = schema.generations;
  const [row] = await tx
    .select({ modelRewrites, writtenByModel })
    .from(schema.generations)
    .where(eq(schema.generations.id, id));
  return row;
};

/**
 * Writes a prompt of the caller's ledger again with another tool, other assumptions or answers, at no charge: by the model
 * where the request asks for it and there is one, else by the rules, which add lines to a model's text. Throws `not_found`
 * for what is not the caller's own, `rewriting_refused` where the goal or another choice that was paid for differs or a
 * model's text is kept no more, `second_factor_needed`, and what `TextWork` throws.
 */
export const rewrite = async (
  needs: WritingNeeds,
  person: PersonClaims,
  { id, key, request }: { id: string; key: string; request: GenerationRequest },
): Promise<Started<Written>> => {
  const { database, textWork } = needs;
  const { row, kept } = await database.actingAs(person, async (tx) => {
    await check(tx, id, request);
    const found = await ledgerRow(tx, id);
    return { row: found, kept: found?.writtenByModel ? await keptByModel(tx, person, id) : undefined };
  });
  const rules = await textWork.run('promptAsJson', request, person.sub);
  if (row?.writtenByModel && !kept) throw refusal('no_hash');
  const standIn = kept ? withLinesSince(kept, request, rules) : rulesOutcome(rules);
  const used = request.writer === 'model' ? await modelFor(needs, person) : undefined;
  if (used) return rewriteByModel(needs, person, { id, request, key, rules, standIn, used });
  const { promptJson, writtenBy } = standIn;
  const written: Written = {
    promptJson,
    writtenBy,
    rewritesLeft: kept ? rewritesLeft(row?.modelRewrites ?? null) : 0,
  };
  return { allowances: [], finish: () => Promise.resolve(written) };
};
