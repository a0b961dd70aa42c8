import { expect, it } from 'vitest';
import { pagePolicy } from './content-security-policy.ts';

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

it('lets nothing in from outside while no captcha is configured', () => {
  const policy = pagePolicy({ nonce: 'n', inlineScript: 'sha256-abc', captcha: null });
  expect(directive(policy, 'script-src')).toBe("script-src 'self' 'nonce-n' 'sha256-abc'");
  expect(policy).not.toMatch(/cloudflare|hcaptcha/);
  expect(directive(policy, 'img-src')).toBe("img-src 'self' data:");
});

it.each([
  ['turnstile', 'https://challenges.cloudflare.com'],
  ['hcaptcha', 'https://*.hcaptcha.com'],
] as const)('[AU-13] lets %s in, and only it, where it is configured', (provider, origin) => {
  const policy = pagePolicy({ nonce: 'n', inlineScript: null, captcha: { provider, siteKey: 'k' } });
  for (const name of ['script-src', 'frame-src', 'connect-src'])
    expect(directive(policy, name)).toContain(origin);
  expect(policy).not.toContain(provider === 'turnstile' ? 'hcaptcha' : 'cloudflare');
  expect(directive(policy, 'default-src')).toBe("default-src 'self'");
});
