import { describe, expect, it } from 'vitest';
import { applicableRules } from '../content/applicable-rules.ts';
import { goldenGoals } from '../content/golden-goals.ts';
import { setScene } from '../content/set-scene.ts';
import { checkRules } from './check-rules.ts';
import { contentRules } from './content-rules.ts';
import { lintPrompt } from './lint-prompt.ts';
import { lintRules } from './lint-rules.ts';

describe('the rules for prompts of the content generator', () => {
  it('[LT-40] give the same findings and score as all rules', () => {
    for (const [, options] of goldenGoals) {
      const applies = applicableRules(setScene(options));
      const prompt = `${options.goal} Please think step by step, not twice, not thrice, not once. `.repeat(9);
      const input = { prompt, goal: options.goal, applies, added: [prompt] };
      expect(checkRules(contentRules, input)).toEqual(lintPrompt(input));
    }
  });

  it('[LT-40] stand in the order of all rules', () => {
    const ids: readonly string[] = contentRules.map(({ id }) => id);
    expect(ids).toEqual(lintRules.map(({ id }) => id).filter((id) => ids.includes(id)));
  });
});
