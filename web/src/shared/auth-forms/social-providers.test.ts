import { expect, it } from 'vitest';
import { providerName, socialProvidersIn } from './social-providers.ts';

it('[AU-04] only providers that are on are offered', () => {
  const external = {
    email: true,
    phone: true,
    anonymous_users: true,
    google: true,
    github: false,
    acme: true,
  };
  expect(socialProvidersIn({ external })).toEqual(['google', 'acme']);
});

it.each([null, {}, { external: null }])('settings without providers offer none: %j', (settings) => {
  expect(socialProvidersIn(settings)).toEqual([]);
});

it('providers are called by the names people know', () => {
  expect(['google', 'github', 'acme'].map(providerName)).toEqual(['Google', 'GitHub', 'Acme']);
});
