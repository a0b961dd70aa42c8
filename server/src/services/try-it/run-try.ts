import type { Tried, TryRequest } from '@whetstone/contract';
import type { PersonClaims } from '@whetstone/database';
import type { Dependencies } from '../../http/dependencies.ts';
import { ServiceError } from '../../http/service-error.ts';
import { modelFor, type ModelInUse } from '../../llm/model-for.ts';
import { isKeyFault, ModelFailure } from '../../llm/model-failure.ts';
import { probeModel } from '../enhance/probe-model.ts';
import { carryOut, TriesSpent } from './carry-out.ts';
import { giveTryBack, reserveTry, settleTry } from './reserve-try.ts';

type Needs = Pick<Dependencies, 'database' | 'log' | 'settings' | 'model' | 'ownModels'>;

function refusalOf(error: unknown, { name, source }: ModelInUse): unknown {
  const say = (sentence: string) => new ServiceError('model_unavailable', sentence, { cause: error });
  if (error instanceof TriesSpent) return say(`${name} has reached its limit for today.`);
  if (!(error instanceof ModelFailure)) return error;
  if (source === 'own' && isKeyFault(error))
    return say(`The provider of ${name} rejected your key. Check it on your account page.`);
  return say(`${name} gave no usable answer. This attempt was not counted; try again in a moment.`);
}

/**
 * Runs plain words and prompt on one model, both at once, and answers in an order drawn by lot. Nothing of either is kept;
 * a try without both answers counts for nothing. Throws `model_unavailable`, `rate_limited`.
 */
export async function runTry(
  needs: Needs,
  person: PersonClaims,
  request: TryRequest,
  signal: AbortSignal,
): Promise<Tried> {
  const { database } = needs;
  const used = await modelFor(needs, person);
  if (!used) throw new ServiceError('model_unavailable', 'No model is available for trying prompts.');
  if (request.kind === 'image' && !used.model.draw)
    throw new ServiceError(
      'model_unavailable',
      `${used.name} cannot draw pictures, so this prompt cannot be tried here.`,
    );
  if (!used.model.circuit.isClosed) void probeModel(needs, used.model);
  const { id, promptFirst } = await reserveTry(needs, used, person.sub, request);
  const ending = new AbortController();
  const both = AbortSignal.any([signal, ending.signal]);
  const answerTo = (text: string) =>
    carryOut(needs, used.model, { text, kind: request.kind, userId: person.sub }, both);
  // Both end before the try does: one that fails takes the other with it.
  const answers = [answerTo(request.goal), answerTo(request.prompt)];
  try {
    const [plain = '', written = ''] = await Promise.all(answers);
    await settleTry(database, id);
    return promptFirst ? { id, first: written, second: plain } : { id, first: plain, second: written };
  } catch (error) {
    ending.abort();
    await Promise.allSettled(answers);
    await giveTryBack(database, id);
    throw refusalOf(error, used);
  }
}
