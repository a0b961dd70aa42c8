import { describe, expect, it } from 'vitest';
import { checkRules } from './check-rules.ts';
import { lintPrompt } from './lint-prompt.ts';
import { lintRules } from './lint-rules.ts';
import { pictureRules } from './picture-rules.ts';

const prompts = [
  'A goat on a roof. Wide view. Soft morning light.',
  `You are an expert in goats who knows all about them. Think step by step. ${'Write about goats, not sheep. '.repeat(80)}`,
  '# Task\nDo not draw sheep.\n\n- a\n- b\n\nReturn a table for farmers.',
];

describe.each([['visual', pictureRules]] as const)('the rules for %s', (kind, rules) => {
  it('[LT-46] give the same findings and score as all rules', () => {
    for (const prompt of prompts) {
      const input = { prompt, goal: 'a goat on a roof', kind, added: [prompt] };
      expect(checkRules(rules, input)).toEqual(lintPrompt(input));
    }
  });
});

it.each([['visual', pictureRules]] as const)(
  '[LT-46] the rules for %s stand in the order of all rules',
  (_, rules) => {
    const ids: readonly string[] = rules.map(({ id }) => id);
    expect(ids).toEqual(lintRules.map(({ id }) => id).filter((id) => ids.includes(id)));
  },
);
