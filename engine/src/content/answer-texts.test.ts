import { describe, expect, it } from 'vitest';
import { questionAnswers, technicalAnswer } from './answers/questions.ts';
import { reasoning } from './answers/reasoning.ts';
import { roleAnswers } from './answers/roles.ts';
import { transforms } from './answers/transforms.ts';
import type { Deliverable } from './deliverables/deliverable.ts';
import { deliverables } from './deliverables/deliverables.ts';

const shapes: readonly (readonly [string, Deliverable])[] = Object.entries<Deliverable>({
  ...deliverables,
  ...questionAnswers,
  ...reasoning,
  ...transforms,
  ...roleAnswers,
  technicalAnswer,
});

describe('every answer shape', () => {
  it.each(shapes)('%s is written by the house rules', (_, shape) => {
    const lines = [...shape.parts, ...shape.expert].map(([, text]) => text);
    const labels = shape.parts.map(([label]) => label);
    expect(new Set(labels).size).toBe(labels.length);
    expect(shape.parts.length).toBeGreaterThan(0);
    expect(shape.expert.length).toBeGreaterThan(0);
    for (const text of [...lines, ...shape.checks]) {
      expect(text).not.toMatch(/[\u2012-\u2015]|\.$/);
      expect(text).not.toMatch(/\b(?:please|kindly|very|really|basically|high-quality|world-class)\b/i);
      expect(text).toMatch(/^["\d\p{Lu}]/u);
    }
    expect(shape.gist).toMatch(/\.$/);
    expect(shape.gist.includes('{length}')).toBe(shape.length !== undefined);
  });
});
