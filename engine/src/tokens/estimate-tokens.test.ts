import { describe, expect, it } from 'vitest';
import { estimateTokens } from './estimate-tokens.ts';

/** Real counts, taken once with gpt-tokenizer 4.0.0 (o200k_base). */
const counted: readonly (readonly [string, string, number])[] = [
  [
    'English prose',
    'The lighthouse keeper wrote a short letter to his sister every Sunday, even in winter.',
    17,
  ],
  ['code', 'export const total = items.reduce((sum, item) => sum + item.price * item.quantity, 0);', 23],
  ['German', 'Schreiben Sie eine kurze Erinnerung an die Teilnehmer der bevorstehenden Veranstaltung.', 14],
  ['Chinese', '请为我们的客户写一封简短的邮件。', 12],
  ['Russian', 'Напишите короткое письмо участникам с напоминанием о предстоящей конференции.', 18],
];

describe('estimateTokens', () => {
  it.each(counted)('[TK1] is within a fifth of the real count of one sentence of %s', (_name, text, real) => {
    expect(Math.abs(estimateTokens(text) - real)).toBeLessThanOrEqual(Math.max(2, real * 0.2));
  });

  it('[TK2] is nought for nothing and at least one for anything', () => {
    expect(estimateTokens('')).toBe(0);
    expect(estimateTokens(' ')).toBe(1);
  });

  it('[TK3] grows with the text in proportion', () => {
    const once = estimateTokens('A heron waits in the reeds. ');
    const often = estimateTokens('A heron waits in the reeds. '.repeat(1000));
    expect(often / once).toBeGreaterThan(900);
    expect(often / once).toBeLessThan(1100);
  });

  it('[TK4] survives lone surrogates, NUL and right-to-left text', () => {
    for (const text of ['\ud83d', '\u0000\u0000', 'اكتب رسالة', '🙂🙂'])
      expect(estimateTokens(text)).toBeGreaterThan(0);
  });
});
