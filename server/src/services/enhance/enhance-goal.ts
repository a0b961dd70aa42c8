import type { EnhanceRequest, EnhanceResponse } from '@whetstone/contract';
import type { PersonClaims } from '@whetstone/database';
import type { Attention } from '../../http/answer-with-events.ts';
import type { Dependencies } from '../../http/dependencies.ts';
import type { Model } from '../../llm/model.ts';
import { modelFor } from '../../llm/model-for.ts';
import { isKeyFault, ModelFailure } from '../../llm/model-failure.ts';
import { takeUse } from '../rate-limits/take-limit.ts';
import { CallsSpent, enhanceByModel, Unusable } from './enhance-by-model.ts';
import { fallBack, mostForModel, type StandIn } from './fall-back.ts';
import { probeModel } from './probe-model.ts';
import { recordCall } from './record-call.ts';
import { day, takeCall, today } from './take-call.ts';

type Needs = Pick<Dependencies, 'database' | 'log' | 'settings' | 'model' | 'ownModels' | 'textWork'>;

const reasonOf = (error: unknown, isOwn: boolean): StandIn => {
  if (error instanceof Unusable) return 'unusable';
  if (error instanceof CallsSpent) return 'site-limit';
  if (!(error instanceof ModelFailure)) return 'away';
  if (isOwn && isKeyFault(error)) return 'own-key';
  if (error.kind === 'rejected' || error.kind === 'thinking') return 'unusable';
  return error.kind === 'slow' ? 'slow' : 'away';
};

const isForeseen = (error: unknown): boolean =>
  error instanceof Unusable || error instanceof CallsSpent || error instanceof ModelFailure;

/** Why the model is not asked at all; the account's day is counted only when nothing else stands against it. */
async function against(
  { database }: Needs,
  model: Model,
  { sub }: PersonClaims,
  { description }: EnhanceRequest,
): Promise<StandIn | undefined> {
  if (description.length > mostForModel) return 'too-long';
  if (!model.circuit.isClosed) return 'away';
  if (model.isOwn) return undefined;
  const isLeft = await takeUse(database, {
    subject: `enhance-account-day:${today()}:${sub}`,
    max: model.settings.accountDaily,
    seconds: day,
  });
  return isLeft ? undefined : 'account-limit';
}

/**
 * Improves a goal: by the model where one is configured, else by the engine's rules, which also stand in for a model
 * that fails. Always answers with a usable text and costs no prompt.
 */
export async function enhanceGoal(
  needs: Needs,
  person: PersonClaims,
  request: EnhanceRequest,
  { signal, listener }: Attention,
): Promise<EnhanceResponse> {
  const { database, log } = needs;
  const rules = await needs.textWork.run('enhanceByRules', request, person.sub);
  const used = await modelFor(needs, person);
  if (!used) return rules;
  const { model, name } = used;
  const instead = (reason: StandIn) => fallBack(request, rules, reason, name);
  if (!model.circuit.isClosed) void probeModel(needs, model);
  const reason = await against(needs, model, person, request);
  if (reason) return instead(reason);
  try {
    const answer = await enhanceByModel(request, {
      model,
      signal,
      listener,
      takeCall: () => takeCall(database, model),
      record: (call) =>
        recordCall(
          { database, log, settings: model.settings },
          { ...call, userId: person.sub, kind: request.options.type },
        ),
    });
    return { ...answer, source: 'model' };
  } catch (error) {
    if (error instanceof ModelFailure && error.kind !== 'cancelled')
      log('warn', { event: 'the model failed', kind: error.kind, status: error.status });
    if (error instanceof Unusable)
      log('warn', { event: "the model's answer was not used", faults: error.faults.length });
    if (!isForeseen(error)) log('error', { event: 'the enhancement failed', error: String(error) });
    return instead(reasonOf(error, model.isOwn));
  }
}
