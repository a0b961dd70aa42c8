import { describe, expect, it } from 'vitest';
import { lintPrompt } from '../lint/index.ts';
import { generateVisual, lintVisual } from '../write/visual/generate-visual.ts';
import { generateContent, lintContent } from './index.ts';
import { goldenGoals } from './golden-goals.ts';

const firstHalf = (text: string): string => {
  const lines = text.split('\n');
  return lines.slice(0, Math.ceil(lines.length / 2)).join('\n');
};
const share = (flags: readonly boolean[]): number => flags.filter(Boolean).length / flags.length;

describe('CT-6 the score tells good from thin', () => {
  it('most goals score under their prompt, and none above it', () => {
    const pairs = goldenGoals.map(([, options]) => ({
      raw: lintContent(options.goal, options).score,
      made: generateContent(options),
    }));
    // A plain question lacks nothing that its answer would have to be cut to.
    const texts = pairs.filter(({ made }) => made.sections.some(({ id }) => id === 'return'));
    expect(share(texts.map(({ raw, made }) => raw < made.score))).toBeGreaterThan(0.75);
    expect(pairs.filter(({ raw, made }) => raw > made.score)).toEqual([]);
  });

  it('half a prompt scores under the whole one where the whole has a return line', () => {
    const pairs = goldenGoals
      .filter(
        ([, options]) =>
          options.level === 'expert' && generateContent(options).sections.some(({ id }) => id === 'return'),
      )
      .map(([, options]) => {
        const made = generateContent(options);
        return [lintContent(firstHalf(made.text), options).score, made.score];
      });
    expect(share(pairs.map(([half = 0, whole = 0]) => half < whole))).toBeGreaterThan(0.8);
  });

  it('measures its own prompt as the generator does', () => {
    const options = { goal: 'Write an email to our guests about the new opening hours' };
    expect(lintContent(generateContent(options).text, options).score).toBe(generateContent(options).score);
  });

  it('holds a short prompt to what its goal needs', () => {
    const goal = 'Write a report on our water use';
    expect(lintContent(goal, { goal }).findings.map(({ rule }) => rule)).toContain('answer-described');
    expect(generateContent({ goal }).findings).toEqual([]);
  });

  it('material is not the prompt’s own wording', () => {
    const given = 'please kindly come, it is really very nice';
    const prompt = `Correct the spelling of the text below.\n\n${given}\n\nReturn only the corrected text.`;
    const rules = (input: object): string[] =>
      lintPrompt({ prompt, ...input }).findings.map(({ rule }) => rule);
    expect(rules({ given: [given] })).not.toContain('no-filler');
    expect(rules({})).toContain('no-filler');
  });
});

describe('LT-27 to LT-29 pictures', () => {
  const options = { goal: 'a green clock', media: 'image', service: 'midjourney' } as const;
  it('the service’s validator, the view and the light count', () => {
    expect(lintVisual('a green clock', options).findings.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(['view-named', 'light-named']),
    );
    expect(generateVisual(options).findings).toEqual([]);
  });

  it('a wrong flag is an error with the validator’s own words', () => {
    const broken = `${generateVisual(options).text} --q 9`;
    const [finding] = lintVisual(broken, options).findings;
    expect(finding?.rule).toBe('service-syntax');
    expect(finding?.message).toContain('Midjourney has no --q');
  });
});
