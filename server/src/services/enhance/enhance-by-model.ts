import type { EnhanceRequest } from '@whetstone/contract';
import { estimateTokens } from '@whetstone/engine';
import { askUntilFit, type ModelWork } from '../model-work/ask-until-fit.ts';
import { checkAnswer } from './check-answer.ts';
import { leakFinder } from './find-leak.ts';
import { goalMessage, instructionsFor } from './instructions.ts';
import { modelAnswer, tidyAnswer, withoutLongDashes, type ModelAnswer } from './tidy-answer.ts';

/** Has the model rewrite the goal. Throws what `askUntilFit` throws. */
export function enhanceByModel(request: EnhanceRequest, work: ModelWork): Promise<ModelAnswer> {
  const { description, options } = request;
  const noLongDashes = options.no_em_dashes ?? false;
  const instructions = instructionsFor(options.type);
  const { apiKey } = work.model.settings;
  const isLeak = leakFinder(instructions, apiKey, [description, options.context].join('\n'));
  return askUntilFit(
    {
      instructions,
      message: goalMessage(request),
      schema: modelAnswer,
      maxOutputTokens: 1500 + 3 * estimateTokens(description),
      shown: 'enhanced',
      isLeak,
      tidy: (text) => (noLongDashes ? withoutLongDashes(text) : text),
      judge: (raw) => {
        const answer = tidyAnswer(raw, noLongDashes);
        return Promise.resolve({ answer, faults: checkAnswer(request, answer, isLeak) });
      },
    },
    work,
  );
}
