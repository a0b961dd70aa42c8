import { expect, it } from 'vitest';
import { addReferenceUrl } from './add-reference-url.ts';

const one = ['https://example.com/'];

it('[CD-02] an address is trimmed and added at the end', () => {
  expect(addReferenceUrl(one, '  http://example.org/a ')).toEqual({
    urls: ['https://example.com/', 'http://example.org/a'],
  });
});

it('[CD-02] blank text changes nothing', () => {
  expect(addReferenceUrl(one, ' \t')).toEqual({ urls: one });
});

it.each(['https://example.com/', 'https://EXAMPLE.com', ' https://example.com'])(
  '[CD-02] the same address is not added twice: %s',
  (typed) => {
    expect(addReferenceUrl(one, typed)).toEqual({ problem: 'This address is already in the list.' });
  },
);

it.each(['example.com', 'ftp://example.com', 'javascript:alert(1)', 'mailto:a@b.c', 'https://'])(
  '[CD-02] only http and https are taken: %s',
  (typed) => {
    expect(addReferenceUrl([], typed)).toEqual({ problem: expect.stringContaining('http://') });
  },
);

it('what the server would refuse is refused before: the twenty-first and the endless address', () => {
  const full = Array.from({ length: 20 }, (_, index) => `https://example.com/${index}`);
  expect(addReferenceUrl(full, 'https://example.org')).toHaveProperty('problem');
  expect(addReferenceUrl(full.slice(1), 'https://example.org')).toHaveProperty('urls');
  expect(addReferenceUrl([], `https://example.org/${'a'.repeat(2000)}`)).toHaveProperty('problem');
});
