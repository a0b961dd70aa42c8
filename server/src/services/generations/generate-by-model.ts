import type { GenerationRequest } from '@whetstone/contract';
import type { PersonClaims } from '@whetstone/database';
import type { ModelInUse } from '../../llm/model-for.ts';
import { ServiceError } from '../../http/service-error.ts';
import type { StandIn } from '../model-work/stand-in.ts';
import { withUsage } from './find-by-key.ts';
import { rulesOutcome } from './by-rules.ts';
import type { Generation, Started } from './generation.ts';
import { keepWriting } from './keep-writing.ts';
import { keptByKey } from './kept-writing.ts';
import { paidHash, requestHash } from './request-hash.ts';
import { reserveWriting, type Reservation } from './reserve-writing.ts';
import { writeOrStandIn, type WritingNeeds } from './write-or-stand-in.ts';

/** Beyond the model's own time, in seconds, until a process that keeps nothing is taken for dead. */
const graceSeconds = 30;

/** How long a reservation lasts. */
export const reservationSeconds = ({ model }: ModelInUse): number =>
  Math.ceil(model.settings.timeoutMs / 1000) + graceSeconds;

/** The month's limit of an account where the site pays. */
export const againstMonth = (
  { settings }: Pick<WritingNeeds, 'settings'>,
  { model }: ModelInUse,
  { tier, writtenThisMonth }: Pick<Reservation, 'tier' | 'writtenThisMonth'>,
): StandIn | undefined => {
  const most = tier === 'free' ? settings.modelMonthly.free : settings.modelMonthly.paid;
  return !model.isOwn && writtenThisMonth >= most ? 'month-limit' : undefined;
};

interface Order {
  readonly request: GenerationRequest;
  readonly key: string;
  readonly rules: { readonly json: string; readonly counts: boolean };
  readonly used: ModelInUse;
}

/** What the rules answer where the model may not; as the caller would have got it without one. */
type ByRules = (reason: StandIn) => Promise<Started<Generation>>;

/**
 * Has the model write a prompt that was reserved before; kept by its key, and charged when it is. The same key is written
 * once, whoever waits for it. Throws as `reserveWriting` does.
 */
export async function generateByModel(
  needs: WritingNeeds,
  person: PersonClaims,
  { request, key, rules, used }: Order,
  byRules: ByRules,
): Promise<Started<Generation>> {
  const { database } = needs;
  const asked = {
    kind: request.kind,
    key,
    requestHash: requestHash(request),
    paidHash: paidHash(request),
    seconds: reservationSeconds(used),
  };
  const begun = await database
    .actingAs(person, (tx) => reserveWriting(tx, person, asked))
    .catch((error: unknown) => {
      // The person's own words in order are free, whatever the month has left.
      if (error instanceof ServiceError && error.code === 'quota_exceeded' && !rules.counts) return undefined;
      throw error;
    });
  if (!begun) return byRules('quota');
  const { reserved, allowances } = begun;
  if (reserved.outcome === 'spent') return byRules('rewrites');
  if (reserved.outcome !== 'reserved')
    return {
      allowances,
      finish: async ({ signal }) => withUsage(needs, person, await keptByKey(database, person, key, signal)),
    };
  return {
    allowances,
    finish: async ({ listener }) => {
      const commission = {
        request,
        job: 'write',
        rules,
        standIn: rulesOutcome(rules),
        against: againstMonth(needs, used, reserved),
      } as const;
      const { outcome, books } = await needs.underWay.untilStopped(reserved, (ended) =>
        writeOrStandIn(needs, person, used, { ...commission, signal: ended }, listener),
      );
      const { generationId: id, ...kept } = await keepWriting(needs, reserved, outcome, books);
      return { id, ...kept };
    },
  };
}
