import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lintPrompt } from './index.ts';

const tidy = [
  '## Task',
  'Write an email to the rowing club as a reminder of the boat wash.',
  '## Requirements',
  '- Subject line of at most 50 characters',
  '- Body of 80 to 120 words that says what to bring',
  '- Date and place are not given: put a bracketed blank for each, such as [date]',
  '## Done when',
  '- Every missing fact is a blank',
  '- The members are asked for exactly one action',
  'Return the email as subject line and body, then the list of blanks.',
].join('\n');

const rules = (prompt: string) => lintPrompt({ prompt }).findings.map(({ rule }) => rule);

describe('lintPrompt', () => {
  it('[LT-30] gives a tidy prompt the full score and nothing to mend', () => {
    expect(lintPrompt({ prompt: tidy })).toEqual({ findings: [], score: 100 });
  });

  it('[LT-31] scores the weighted share of the rules that apply', () => {
    const before = lintPrompt({
      prompt: tidy.replace('Write an', 'Please kindly write a really nice'),
    }).score;
    expect(before).toBeLessThan(100);
    expect(before).toBeGreaterThan(80);
  });

  it("no-filler keeps the goal's own measure words, and still counts courtesy", () => {
    const goal = 'Write a very short poem on kelp.';
    const found = (prompt: string, from?: string) =>
      lintPrompt({ prompt, goal: from }).findings.map(({ rule }) => rule);
    expect(found(`${goal} Return the poem only.`, goal)).not.toContain('no-filler');
    expect(found(`${goal} Return the poem only.`)).toContain('no-filler');
    expect(found(`Please ${goal}`, `Please ${goal}`)).toContain('no-filler');
    expect(found('Proofread this.\n<review_given>\nPlease, really!\n</review_given>')).not.toContain(
      'no-filler',
    );
  });

  it('audience-named takes an age for a reader', () => {
    expect(rules('Write an article on tides for 9 year olds.')).not.toContain('audience-named');
    expect(rules('Write an article on 9 tides.')).toContain('audience-named');
  });

  it('success-criteria reads the tag that stands for the heading', () => {
    const checks = '- one thing is in it\n- nothing else is in it\n';
    const prompt = (tag: string) =>
      `<${tag}>\n${checks}</${tag}>\n${'The boats lie in the harbour at noon. '.repeat(12)}`;
    expect(rules(prompt('done_when'))).not.toContain('success-criteria');
    expect(rules(prompt('berths'))).toContain('success-criteria');
  });

  it('[LT-32] leaves out rules for which the reading found nothing', () => {
    const prompt = 'Write an article on kelp.';
    expect(lintPrompt({ prompt }).findings.map(({ rule }) => rule)).toContain('audience-named');
    expect(
      lintPrompt({ prompt, applies: { 'audience-named': false } }).findings.map(({ rule }) => rule),
    ).not.toContain('audience-named');
  });

  it('[LT-33] caps the score at 49 where a long dash stands although none should', () => {
    expect(lintPrompt({ prompt: `${tidy} \u2014`, noEmDashes: true }).score).toBe(49);
    expect(lintPrompt({ prompt: 'Write it.', added: ['a \u2013 b'] }).score).toBeLessThanOrEqual(49);
    expect(lintPrompt({ prompt: 'Write it.', added: ['a - b'] }).findings).not.toContainEqual(
      expect.objectContaining({ rule: 'no-long-dashes' }),
    );
  });

  it("[LT-34] does not take quoted words for the prompt's own", () => {
    expect(
      lintPrompt({ prompt: 'Translate "Please be very, very quiet" into Welsh.' }).findings.map(
        ({ rule }) => rule,
      ),
    ).not.toContain('no-filler');
    expect(
      lintPrompt({ prompt: 'Please translate it into Welsh.' }).findings.map(({ rule }) => rule),
    ).toContain('no-filler');
  });

  it('[LT-35] does not blame a prompt in another language for lacking English words', () => {
    const { findings } = lintPrompt({
      prompt: 'Schreibe eine kurze Einladung an den Ruderverein, höchstens 80 Wörter.',
    });
    expect(findings.map(({ rule }) => rule)).not.toContain('deliverable-named');
  });

  it('[LT-36] shows a layman neither rule numbers nor jargon', () => {
    const poor = [
      'Please kindly do something nice with various stuff, PLEASE, AMAZING, I will tip you',
      'thing',
      '<text>\n# Heading\nBe concise and exhaustive. TODO {{x}} Think step by step.',
      `${'Never do this or that. '.repeat(12)}Do not. Do not do it. Do not.`,
    ];
    const found = poor.flatMap(
      (prompt) => lintPrompt({ prompt, goal: 'Write to "Ada" about 12 tides' }).findings,
    );
    expect(new Set(found.map(({ rule }) => rule)).size).toBeGreaterThan(8);
    for (const { message, fix } of found)
      expect(`${message} ${fix ?? ''}`).not.toMatch(
        /\b(?:LT-\d|regex|token Jaccard|boolean|null|undefined)\b/,
      );
  });

  it('[LT-39] tells a courtesy from a question and a to-do app from a blank', () => {
    expect(rules('Can you list the tides?')).toContain('no-filler');
    expect(rules('How can you list the tides?')).not.toContain('no-filler');
    expect(rules('Write the intro. TODO')).toContain('no-open-placeholders');
    expect(rules('Write a todo app.')).not.toContain('no-open-placeholders');
  });

  it('[LT-40] finds opposites in one sentence, but not in a change from one to the other', () => {
    expect(rules('Write a summary that is concise and exhaustive.')).toContain('no-contradictions');
    expect(rules('Turn this concise summary into an exhaustive one.')).not.toContain('no-contradictions');
  });

  it('[LT-41] gives nothing for nothing', () => {
    expect(lintPrompt({ prompt: ' \n ' })).toEqual({ findings: [], score: 0 });
  });

  it('[LT-37] gives the same answer twice and a score from 0 to 100, whatever it is given', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 400 }),
        fc.option(fc.string({ maxLength: 200 }), { nil: undefined }),
        (prompt, goal) => {
          const once = lintPrompt({ prompt, goal, added: [] });
          expect(lintPrompt({ prompt, goal, added: [] })).toEqual(once);
          expect(once.score).toBeGreaterThanOrEqual(0);
          expect(once.score).toBeLessThanOrEqual(100);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('[LT-38] grows in proportion to the length of the prompt', () => {
    const hostile = [
      '<a'.repeat(50_000),
      '"'.repeat(100_000),
      '- x\n'.repeat(25_000),
      'at least 5 '.repeat(9_000),
      '['.repeat(100_000),
      'Aa '.repeat(33_000),
    ];
    for (const prompt of hostile) {
      const start = performance.now();
      lintPrompt({ prompt, goal: prompt, added: [] });
      expect(performance.now() - start).toBeLessThan(1_000);
    }
  });
});
