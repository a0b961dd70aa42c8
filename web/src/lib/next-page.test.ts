import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetNextPage, rememberNextPage, returnUrl, takeNextPage } from './next-page.ts';

function fakeStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', fakeStorage());
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('location', { origin: 'https://whetstone.test' });
});
afterEach(() => vi.unstubAllGlobals());

it('[PY-03] the page asked for without a session is gone to once, then the dashboard', () => {
  rememberNextPage('/checkout?plan=pro');
  expect(takeNextPage()).toBe('/checkout?plan=pro');
  expect(takeNextPage()).toBe('/dashboard');
});

it('[PY-03] a mailed link leads on to the page asked for, so that another tab or device goes there, too', () => {
  expect(returnUrl('/')).toBe('https://whetstone.test/');
  rememberNextPage('/checkout?plan=pro');
  expect(returnUrl('/')).toBe('https://whetstone.test/checkout?plan=pro');
});

it('a page that was given up is not gone to', () => {
  rememberNextPage('/checkout?plan=pro');
  forgetNextPage();
  expect(takeNextPage()).toBe('/dashboard');
});

it.each([
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  '/\n\\evil.test',
  'https://evil.test/',
  'javascript:alert(1)',
])('only paths of this site count: %s', (href) => {
  rememberNextPage(href);
  expect(returnUrl('/')).toBe('https://whetstone.test/');
  expect(takeNextPage()).toBe('/dashboard');
});
