import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

const problems = (source: Record<string, string>): string => {
  try {
    readSettings(source);
    return '';
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
};

describe('readSettings', () => {
  it('needs nothing outside production', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      siteUrl: 'http://localhost:3000',
      dataDir: '.data',
      databaseUrl: undefined,
      devOutbox: true,
      production: false,
    });
  });

  it('lists everything that is wrong', () => {
    const text = problems({ PORT: 'abc', SITE_URL: 'ftp://x', NODE_ENV: 'staging' });
    for (const name of ['PORT', 'SITE_URL', 'NODE_ENV']) expect(text).toContain(name);
  });

  it('lets no stand-in start by silence in production', () => {
    const text = problems({ NODE_ENV: 'production' });
    for (const name of ['SITE_URL', 'SMTP_URL', 'DATABASE_URL', 'STRIPE_SECRET_KEY'])
      expect(text).toContain(name);
  });

  it('starts in production with everything named', () => {
    const named = {
      NODE_ENV: 'production',
      SITE_URL: 'https://whetstone.example/',
      SMTP_URL: 'smtp://mail',
      DATABASE_URL: 'postgres://db',
      AUTH_ENCRYPTION_KEY: 'new,old',
      PAYMENTS_SANDBOX: '1',
    };
    expect(readSettings(named)).toMatchObject({
      production: true,
      siteUrl: 'https://whetstone.example',
      devOutbox: false,
      auth: { encryptionKeys: ['new', 'old'] },
    });
    expect(problems({ ...named, AUTH_ENCRYPTION_KEY: '' })).toContain('openssl rand -base64 32');
    expect(
      readSettings({
        NODE_ENV: 'production',
        SITE_URL: 'https://whetstone.example',
        DEV_OUTBOX: '1',
        EMBEDDED_DATABASE: '1',
        PAYMENTS_SANDBOX: '1',
      }),
    ).toMatchObject({ devOutbox: true });
  });

  it('[PY-02] takes a payment provider whole or not at all, never beside the sandbox', () => {
    const provider = {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old',
      STRIPE_PRICE_STARTER: 'price_1',
      STRIPE_PRICE_PROFESSIONAL: 'price_2',
      STRIPE_PRICE_UNLIMITED: 'price_3',
    };
    expect(readSettings({}).payments).toBeNull();
    expect(readSettings(provider).payments).toEqual({
      secretKey: 'sk_test_1',
      webhookSecrets: ['whsec_new', 'whsec_old'],
      prices: { starter: 'price_1', pro: 'price_2', unlimited: 'price_3' },
      apiBase: undefined,
    });
    expect(readSettings({ ...provider, STRIPE_WEBHOOK_SECRET: 'whsec_new, ,' }).payments).toMatchObject({
      webhookSecrets: ['whsec_new'],
    });
    expect(problems({ ...provider, STRIPE_WEBHOOK_SECRET: ' , ' })).toContain('STRIPE_WEBHOOK_SECRET');
    expect(problems({ STRIPE_SECRET_KEY: 'sk_test_1' })).toContain('STRIPE_PRICE_UNLIMITED');
    expect(problems({ ...provider, PAYMENTS_SANDBOX: '1' })).toContain('PAYMENTS_SANDBOX');
    expect(problems({ ...provider, STRIPE_PRICE_STARTER: 'price_2' })).toContain('a price of its own');
  });

  it('wants both parts of an outside account service', () => {
    expect(problems({ AUTH_URL: 'https://auth.example' })).toContain('AUTH_JWKS_URL');
  });

  it('[AU-04] reads social providers by their names', () => {
    const { auth } = readSettings({
      OAUTH_GITHUB_CLIENT_ID: 'id',
      OAUTH_GITHUB_CLIENT_SECRET: 'secret',
      OAUTH_ACME_CLIENT_ID: 'acme',
      OAUTH_ACME_CLIENT_SECRET: 'hush',
      OAUTH_ACME_ISSUER: 'https://id.acme.example',
    });
    expect(auth.providers).toEqual({
      github: { clientId: 'id', clientSecret: 'secret' },
      acme: { clientId: 'acme', clientSecret: 'hush', issuer: 'https://id.acme.example' },
    });
  });

  it('refuses half a captcha and a list of companies that is none', () => {
    expect(problems({ CAPTCHA_PROVIDER: 'turnstile' })).toContain('CAPTCHA_SECRET');
    expect(problems({ CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SECRET: 's' })).toContain('CAPTCHA_SITE_KEY');
    expect(problems({ AUTH_SSO: '{' })).toContain('AUTH_SSO: must be a JSON list');
    expect(problems({ AUTH_SSO: '[{}]' })).toContain('AUTH_SSO.0.entityId');
    expect(problems({ AUTH_WEB3: 'ethereum, iota' })).toContain('AUTH_WEB3.1');
  });

  it('[WR-05] takes own keys of the named providers unless told otherwise, and none where no ring is shared', () => {
    expect(readSettings({}).ownKeys).toEqual({
      allowed: 'providers',
      timeoutMs: 20_000,
      firstTokenMs: 10_000,
    });
    expect(readSettings({ OWN_KEYS: 'private' }).ownKeys).toMatchObject({ allowed: 'private' });
    expect(readSettings({ OWN_KEYS: 'off' }).ownKeys).toBeUndefined();
    expect(readSettings({ DATABASE_URL: 'postgres://db' }).ownKeys).toBeUndefined();
    const shared = { DATABASE_URL: 'postgres://db', AUTH_ENCRYPTION_KEY: 'ring' };
    expect(readSettings(shared).ownKeys).toBeDefined();
    expect(problems({ OWN_KEYS: 'all' })).toContain('OWN_KEYS');
  });

  it('[WR-06] counts ten tries a day and sixty a month unless told otherwise', () => {
    expect(readSettings({}).tries).toEqual({ daily: 10, monthly: 60 });
    expect(readSettings({ LLM_TRIES_DAILY: '0' }).tries.daily).toBe(0);
    expect(problems({ LLM_TRIES_MONTHLY: '-1' })).toContain('LLM_TRIES_MONTHLY');
  });
});
