import type { EnhanceRequest, EnhanceResponse } from '@whetstone/contract';
import { enhanceGoal as enhanceByRules } from '@whetstone/engine/enhance';

const kindOf = { content: 'content', image: 'visual', video: 'visual', code: 'code' } as const;

/** Improves a goal by the engine's rules. Costs no prompt. */
export const enhanceGoal = ({ description, options }: EnhanceRequest): EnhanceResponse => {
  const { enhanced, improvements, suggestions } = enhanceByRules({
    goal: description,
    kind: kindOf[options.type],
    category: options.category,
  });
  return { enhanced, improvements: [...improvements], suggestions: suggestions.slice(0, 3) };
};
