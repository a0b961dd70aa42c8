import { describe, expect, it } from 'vitest';
import { allowedRedirect } from './allowed-redirect.ts';

const settings = {
  siteUrl: 'https://app.test',
  redirectAllowList: [
    'https://other.test',
    'https://exact.test/only/here',
    'https://*.preview.test/**',
    'https://one.test/*/end',
    'com.whetstone.app://callback',
  ],
};

describe('a redirect', () => {
  it.each([
    ['https://app.test/dashboard?x=1', 'https://app.test/dashboard?x=1'],
    ['/dashboard', 'https://app.test/dashboard'],
    ['https://other.test/any/path', 'https://other.test/any/path'],
    ['https://exact.test/only/here', 'https://exact.test/only/here'],
    ['https://branch-1.preview.test/a/b?c=d', 'https://branch-1.preview.test/a/b?c=d'],
    ['https://one.test/part/end', 'https://one.test/part/end'],
    ['com.whetstone.app://callback', 'com.whetstone.app://callback'],
    ['https://app.test/x#access_token=forged', 'https://app.test/x'],
  ])('to %s is allowed', (wanted, target) => {
    expect(allowedRedirect(settings, wanted)).toBe(target);
  });

  it.each([
    undefined,
    '',
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    'https:\\\\evil.test',
    'https://app.test@evil.test/',
    'https://user:pass@app.test/',
    'https://app.test.evil.test/',
    'https://evilapp.test/',
    'http://app.test/',
    'https://app.test:444/',
    'javascript:alert(1)',
    'data:text/html,x',
    'java\nscript:alert(1)',
    ' https://evil.test',
    'https://exact.test/only/here/and/there',
    'https://exact.test/',
    'https://evil.test/.preview.test/',
    'https://evil.test/x.preview.test/y',
    'https://a.b.preview.test/',
    'https://preview.test/',
    'https://one.test/a/b/end',
    'https://one.test/a/end/more',
    'com.whetstone.app://elsewhere',
    'other.app://callback',
    'https://app.tést/',
  ])('to %s falls back to the site', (wanted) => {
    expect(allowedRedirect(settings, wanted)).toBe('https://app.test');
  });
});
