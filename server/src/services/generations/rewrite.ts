import type { GenerationRequest } from '@whetstone/contract';
import { rowsOf, type PersonClaims, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import type { Dependencies } from '../../http/dependencies.ts';
import { ServiceError } from '../../http/service-error.ts';
import { byRules, type Started, type Written } from './generation.ts';
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
        'This prompt is not among yours any more. Generate it again to change it.',
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

/**
 * Writes a prompt of the caller's ledger again with another tool, other assumptions or answers, at no charge; answers it
 * as JSON. Throws `not_found` for what is not the caller's own, `rewriting_refused` where the goal or another choice that
 * was paid for differs, `second_factor_needed`, and what `TextWork` throws.
 */
export const rewrite = async (
  { database, textWork }: Pick<Dependencies, 'database' | 'textWork'>,
  person: PersonClaims,
  id: string,
  request: GenerationRequest,
): Promise<Started<Written>> => {
  await database.actingAs(person, (tx) => check(tx, id, request));
  const { json } = await textWork.run('promptAsJson', request, person.sub);
  const written: Written = { promptJson: json, writtenBy: byRules, rewritesLeft: 0 };
  return { allowances: [], finish: () => Promise.resolve(written) };
};
