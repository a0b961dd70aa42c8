import type { EnhanceRequest, EnhanceResponse } from '@whetstone/contract';
import type { PersonClaims } from '@whetstone/database';
import type { Attention } from '../../http/answer-with-events.ts';
import type { Dependencies } from '../../http/dependencies.ts';
import { modelFor } from '../../llm/model-for.ts';
import { reasonAgainst } from '../model-work/may-ask.ts';
import { standInAfter, type StandIn } from '../model-work/stand-in.ts';
import { enhanceByModel } from './enhance-by-model.ts';
import { fallBack } from './fall-back.ts';
import { recordCalls } from './record-call.ts';
import { takeCall } from './take-call.ts';

type Needs = Pick<Dependencies, 'database' | 'log' | 'settings' | 'model' | 'ownModels' | 'textWork'>;

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
  const reason = await reasonAgainst(needs, used, person, request.description.length);
  if (reason) return instead(reason);
  try {
    const answer = await enhanceByModel(request, {
      model,
      signal,
      listener,
      takeAnotherCall: () => takeCall(database, model),
      record: (call) =>
        recordCalls(
          { database, log, settings: model.settings },
          { ...call, userId: person.sub, kind: request.options.type, job: 'enhance' },
        ),
    });
    return { ...answer, source: 'model' };
  } catch (error) {
    return instead(standInAfter(error, { log, isOwn: model.isOwn }));
  }
}
