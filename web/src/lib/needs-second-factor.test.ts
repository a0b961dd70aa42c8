import { expect, it } from 'vitest';
import { needsSecondFactor } from './needs-second-factor.ts';

const tokenOf = (payload: object) => `e30.${btoa(JSON.stringify(payload)).replaceAll('=', '')}.sig`;
const factor = (status: 'verified' | 'unverified') => ({
  id: 'f',
  factor_type: 'totp' as const,
  status,
  created_at: '',
  updated_at: '',
});
const session = (aal: string, status?: 'verified' | 'unverified') => ({
  access_token: tokenOf({ aal }),
  user: { id: 'ada', email: 'ada@acme.test', ...(status ? { factors: [factor(status)] } : {}) },
});

it('[AU-09] a session at aal1 of an account with a verified factor needs the second factor', () => {
  expect(needsSecondFactor(session('aal1', 'verified'))).toBe(true);
});

it('[AU-09] a session at aal2, and an account without a verified factor, need none', () => {
  expect(needsSecondFactor(session('aal2', 'verified'))).toBe(false);
  expect(needsSecondFactor(session('aal1', 'unverified'))).toBe(false);
  expect(needsSecondFactor(session('aal1'))).toBe(false);
});

it('[AU-09] a token that cannot be read counts as not raised', () => {
  expect(needsSecondFactor({ ...session('aal2', 'verified'), access_token: 'x' })).toBe(true);
});
