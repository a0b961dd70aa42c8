import { expect, it } from 'vitest';
import { doneWords } from './done-words.ts';

const at = new Date('2026-11-24T00:44:00Z');
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

it('tells when and with which browser, and leaves out what is not known', () => {
  expect(doneWords(at, chrome)).toBe(
    'This happened on November 24, 2026 at 12:44 AM UTC, in Chrome on Windows.',
  );
  expect(doneWords(at, `${chrome} Edg/140.0`)).toContain('in Edge on Windows');
  expect(doneWords(at, 'curl/8')).toBe('This happened on November 24, 2026 at 12:44 AM UTC.');
});
