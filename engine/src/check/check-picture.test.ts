import { describe, expect, it } from 'vitest';
import { checkPicture } from './check-picture.ts';

const rules = (prompt: string, goal = prompt, problems: readonly string[] = []) =>
  checkPicture(prompt, goal, problems).map(({ rule }) => rule);

describe('checkPicture', () => {
  it.each<[rule: string, good: string, bad: string, goal: string]>([
    ['goal-facts-kept', 'Ada Byron and 3 boats.', 'A woman and 3 boats.', 'draw Ada Byron and 3 boats'],
    ['no-contradictions', 'A pier at night.', 'A pier at night, in broad day.', 'a pier'],
    ['no-contradictions', 'Make it noon instead of midnight.', 'Noon, midnight.', 'a pier'],
    ['no-contradictions', 'A wide shot of a "macro" sign.', 'A wide shot, macro.', 'a sign'],
    ['no-open-placeholders', 'A boat named Ann.', 'A boat named [insert name].', 'a boat'],
    ['no-open-placeholders', 'A todo app on a phone.', 'A boat. TODO', 'a boat'],
  ])('[LT-02] %s: %s and not %s', (rule, good, bad, goal) => {
    expect(rules(good, goal)).toEqual([]);
    expect(rules(bad, goal)).toEqual([rule]);
  });

  it('[LT-03] says what the service has against a prompt', () => {
    const [finding] = checkPicture('A boat --ar wide', 'a boat', ['--ar takes a ratio']);
    expect(finding).toMatchObject({ rule: 'service-syntax', severity: 'error' });
    expect(finding?.message).toContain('--ar takes a ratio');
  });

  it('[LT-04] grows in proportion to the length of the prompt', () => {
    const hostile = ['<a'.repeat(50_000), '"'.repeat(100_000), '['.repeat(100_000), 'Aa '.repeat(33_000)];
    for (const prompt of hostile) {
      const start = performance.now();
      checkPicture(prompt, prompt);
      expect(performance.now() - start).toBeLessThan(1_000);
    }
  });
});
