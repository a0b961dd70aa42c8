import type { GenerationRequest } from '@whetstone/contract';
import type { PersonClaims } from '@whetstone/database';
import type { ModelInUse } from '../../llm/model-for.ts';
import { noteOn, type RulesPrompt } from './by-rules.ts';
import { againstMonth, reservationSeconds } from './generate-by-model.ts';
import type { Started, Written } from './generation.ts';
import { keepWriting, type Outcome } from './keep-writing.ts';
import { keptByKey } from './kept-writing.ts';
import { paidHash, requestHash } from './request-hash.ts';
import { reserveWriting } from './reserve-writing.ts';
import { writeOrStandIn, type WritingNeeds } from './write-or-stand-in.ts';

interface Order {
  readonly id: string;
  readonly request: GenerationRequest;
  readonly key: string;
  readonly rules: RulesPrompt;
  /** What is answered where the model's text does not come. */
  readonly standIn: Outcome;
  readonly used: ModelInUse;
}

/**
 * Has the model write a prompt of the ledger again, as often as it may for one row; a time in which it brings nothing is
 * given back. Throws as `reserveWriting` does.
 */
export async function rewriteByModel(
  needs: WritingNeeds,
  person: PersonClaims,
  { id, request, key, rules, standIn, used }: Order,
): Promise<Started<Written>> {
  const { database } = needs;
  const { reserved, allowances } = await database.actingAs(person, (tx) =>
    reserveWriting(tx, person, {
      kind: request.kind,
      key,
      requestHash: requestHash(request),
      paidHash: paidHash(request),
      generationId: id,
      seconds: reservationSeconds(used),
    }),
  );
  if (reserved.outcome === 'spent') {
    const { promptJson, writtenBy } = standIn;
    const written: Written = {
      promptJson,
      writtenBy: { ...writtenBy, note: noteOn('rewrites', used.name, writtenBy) },
      rewritesLeft: 0,
    };
    return { allowances, finish: () => Promise.resolve(written) };
  }
  return {
    allowances,
    finish: async ({ signal, listener }) => {
      if (reserved.outcome !== 'reserved') return keptByKey(database, person, key, signal);
      const against = againstMonth(needs, used, reserved);
      const commission = { request, job: 'rewrite', rules, standIn, against } as const;
      const { outcome, books } = await needs.underWay.untilStopped(reserved, (ended) =>
        writeOrStandIn(needs, person, used, { ...commission, signal: ended }, listener),
      );
      return keepWriting(needs, reserved, outcome, books);
    },
  };
}
