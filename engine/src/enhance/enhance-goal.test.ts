import { generateContent } from '../write/generate-content.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knowledge } from '../knowledge/index.ts';
import { findFrozenSpans } from '../reading/frozen-spans.ts';
import { normalise } from '../reading/normalise.ts';
import { enhanceGoal } from './enhance-goal.ts';

describe('[EN-01] enhancement by rules', () => {
  it('makes a welcome email idea a professional request with a measure', () => {
    const { enhanced } = enhanceGoal({ goal: 'write a welcome email for our rowing club' });
    expect(enhanced).toBe(
      'Compose a professional welcome email for our rowing club, with a subject line, one clear action and a body of at most 120 words.',
    );
  });

  it.each([
    ['generate a report about our bees', 'Create a detailed report about our bees'],
    ['create a blog post about slow trains', 'Develop a comprehensive blog post about slow trains'],
    ['write an article about slow trains', 'Compose a professional article about slow trains'],
  ])('%s becomes %s', (goal, start) => {
    expect(enhanceGoal({ goal }).enhanced.startsWith(start)).toBe(true);
  });

  it('has a suffix by type: email, article, other', () => {
    expect(enhanceGoal({ goal: 'Write an email to our supplier' }).enhanced).toContain('subject line');
    expect(enhanceGoal({ goal: 'Write an article about moss' }).enhanced).toContain('3 to 5 sections');
    expect(enhanceGoal({ goal: 'Write a report about moss' }).enhanced).toContain('first paragraph');
  });

  it('leaves the tone that the person named, and forms that need no measure', () => {
    expect(enhanceGoal({ goal: 'Write a funny email to my boss' }).enhanced).not.toContain('professional');
    expect(enhanceGoal({ goal: 'Write a poem about moss.' })).toMatchObject({
      enhanced: 'Write a poem about moss.',
      improvements: ['Nothing to correct'],
      edits: [],
    });
  });

  it('suggests blanks with ready answers in them, never a question', () => {
    const { suggestions } = enhanceGoal({ goal: 'Write a thank you letter to our neighbours' });
    expect(suggestions.length).toBeGreaterThan(0);
    for (const suggestion of suggestions) expect(suggestion).toMatch(/^[^?:]+: \[[^?\]]+\]$/);
  });

  it.each(['Nebel im Wald, Aquarell', 'Haus im Schnee', 'Kerze im Fenster'])(
    'mends no word where it may be another language: %s',
    (goal) => {
      expect(enhanceGoal({ goal }).enhanced).toContain(goal);
      expect(generateContent({ goal }).text).toContain(goal);
    },
  );

  it('lists spelling, courtesy and marks only where it changed them', () => {
    const { enhanced, improvements } = enhanceGoal({
      goal: 'please explain the diffrent parts of a libary card',
    });
    expect(enhanced).toBe('Explain the different parts of a library card.');
    expect(improvements).toEqual([
      'Spelling: diffrent → different, libary → library',
      'Courtesy removed: "please"',
      'Capital letter and period added',
    ]);
  });

  it('adds view and light to a thin picture, and none where they are named', () => {
    expect(enhanceGoal({ goal: 'an image of a brown horse', kind: 'visual' }).enhanced).toMatch(
      /^a brown horse, .*\bfrom the side\b.*\bsun\b/,
    );
    expect(enhanceGoal({ goal: 'a red kettle at night, close-up', kind: 'visual' }).improvements).toEqual([
      'Nothing to correct',
    ]);
  });

  it('leaves flat pieces and ideas without view and light', () => {
    for (const goal of ['logo for a bakery', 'a deep sense of hope', 'make my photo warmer'])
      expect(enhanceGoal({ goal, kind: 'visual' }).enhanced).toBe(goal);
  });

  it('asks for the forgotten states of a thin product, and not twice', () => {
    const once = enhanceGoal({ goal: 'Build a tracker for house plants.', kind: 'code' }).enhanced;
    expect(once).toContain('an empty list');
    expect(enhanceGoal({ goal: once, kind: 'code' }).improvements).toEqual(['Nothing to correct']);
  });
});

const someGoals = Object.values(knowledge.situations).flatMap(({ examples }) => examples.slice(0, 1));

describe('properties of every enhancement', () => {
  const anyInput = fc.record({
    goal: fc.oneof(fc.constantFrom(...someGoals), fc.string({ unit: 'binary', maxLength: 120 })),
    kind: fc.constantFrom('content', 'visual', 'code'),
  } as const);

  it('keeps every quote, number, address and piece of code', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { enhanced } = enhanceGoal(input);
        const facts = findFrozenSpans(normalise(input.goal)).filter(({ kind }) => kind !== 'name');
        expect(facts.filter(({ text }) => !enhanced.includes(text))).toEqual([]);
      }),
    );
  });

  it('finds nothing to do the second time', () => {
    for (const goal of someGoals.filter((_, at) => at % 3 === 0)) {
      const once = enhanceGoal({ goal }).enhanced;
      expect(enhanceGoal({ goal: once }).enhanced).toBe(once);
    }
  });

  it('claims an improvement where it made an edit, and only there; at most three suggestions', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { improvements, suggestions, edits, enhanced } = enhanceGoal(input);
        expect(suggestions.length).toBeLessThanOrEqual(3);
        expect(enhanced === '' || (improvements[0] === 'Nothing to correct') === (edits.length === 0)).toBe(
          true,
        );
      }),
    );
  });
});
