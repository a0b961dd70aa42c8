import { describe, expect, it } from 'vitest';
import type { Deliverable } from './deliverables/deliverable.ts';
import { answerGroups } from './answer-groups.ts';

/** Where nothing shows which answer is wanted, nothing is said of it. */
const silent = new Set(['reasoning.open', 'reasoning.told', 'reasoning.write']);
const shapes = Object.entries(answerGroups)
  .flatMap(([group, answers]: [string, Record<string, Deliverable>]) =>
    Object.entries(answers).map(([name, shape]) => [`${group}.${name}`, shape] as const),
  )
  .filter(([name]) => !silent.has(name));

describe('every answer shape', () => {
  it.each(shapes)('%s is written by the house rules', (name, shape) => {
    const lines = [...shape.parts, ...shape.expert];
    expect(new Set(lines).size).toBe(lines.length);
    expect(shape.parts.length).toBeGreaterThan(0);
    // Somebody in danger is told no more at one level than at another.
    expect(shape.expert.length > 0).toBe(name !== 'everyday.crisis');
    for (const text of [...lines, ...shape.checks]) {
      expect(text).not.toMatch(/[\u2012-\u2015]|\.$/);
      expect(text).not.toMatch(/\b(?:please|kindly|very|really|basically|high-quality|world-class)\b/i);
      expect(text).toMatch(/^["\d\p{Lu}]/u);
    }
    expect(shape.gist).toMatch(/\.$/);
    expect(!shape.gist.includes('{length}') || shape.length !== undefined).toBe(true);
  });
});
