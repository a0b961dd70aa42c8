import { estimateTokens } from '@whetstone/engine';
import { lostFacts } from '@whetstone/engine/check';
import { variantNames, type EvaluatedGoal, type EvaluatedType } from './variants.ts';

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const share = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 1000) / 1000;

/** What can be measured without a judge: tokens and kept facts of each variant, and how the model fared. */
export function figuresOf(goals: readonly EvaluatedGoal[], type: EvaluatedType) {
  const variants = variantNames.map((name) => {
    const rows = goals.flatMap(({ goal, variants: all }) => {
      const variant = all.find((one) => one.name === name);
      if (!variant) return [];
      const { prompt } = variant;
      return [{ tokens: estimateTokens(prompt), lost: lostFacts(goal, prompt).length }];
    });
    return {
      variant: name,
      prompts: rows.length,
      median_tokens: median(rows.map(({ tokens }) => tokens)),
      all_facts_kept: share(rows.filter(({ lost }) => lost === 0).length, rows.length),
    };
  });
  const reasons: Record<string, number> = {};
  for (const { reason } of goals.flatMap(({ calls }) => calls))
    if (reason !== '') reasons[reason] = (reasons[reason] ?? 0) + 1;
  return {
    type,
    goals: goals.length,
    variants,
    model: {
      used: share(goals.filter(({ refusal }) => refusal === undefined).length, goals.length),
      used_at_first_look: share(
        goals.filter(({ calls }) => calls[0]?.outcome === 'used').length,
        goals.length,
      ),
      median_ms: Math.round(median(goals.map(({ modelMs }) => modelMs))),
      faults_of_calls: reasons,
    },
  };
}
