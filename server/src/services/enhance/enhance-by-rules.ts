import type { EnhanceRequest, EnhanceResponse } from '@whetstone/contract';
import { enhanceGoal } from '@whetstone/engine/enhance';
import { withoutLongDashes } from './tidy-answer.ts';

const kindOf = { content: 'content', image: 'visual', video: 'visual', code: 'code' } as const;

/** Improves a goal by the engine's rules. */
export const enhanceByRules = ({ description, options }: EnhanceRequest): EnhanceResponse => {
  const { enhanced, improvements, suggestions } = enhanceGoal({
    goal: description,
    kind: kindOf[options.type],
  });
  return {
    enhanced: options.no_em_dashes ? withoutLongDashes(enhanced) : enhanced,
    improvements: [...improvements],
    suggestions: suggestions.slice(0, 3),
    source: 'rules',
  };
};
