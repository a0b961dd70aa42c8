import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const provider = {
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  STRIPE_PRICE_STARTER: 'price_1',
  STRIPE_PRICE_PROFESSIONAL: 'price_2',
  STRIPE_PRICE_UNLIMITED: 'price_3',
};

const address = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);

/** Opens payments beside the whole app in a process of its own, and says which of the sandbox's modules it loaded. */
const script = `
import { registerHooks } from 'node:module';
const loaded = [];
registerHooks({ load: (url, context, next) => {
  if (url.includes('/payments-sandbox/')) loaded.push(url.split('/').at(-1));
  return next(url, context);
} });
await import(${address('../../app.ts')});
const { openPayments } = await import(${address('./open-payments.ts')});
const { readSettings } = await import(${address('../../settings.ts')});
const { provider } = await openPayments(readSettings(process.env), {});
console.log(JSON.stringify({ provider, loaded }));`;

const open = (environment: Record<string, string>): { provider: string; loaded: string[] } => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    env: { NODE_ENV: 'test', ...environment },
    encoding: 'utf8',
  });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout);
};

describe('the sandbox', () => {
  it('[PY-02] is loaded while no key is set', () => {
    const { provider: name, loaded } = open({});
    expect([name, loaded.includes('open-sandbox.ts')]).toEqual(['sandbox', true]);
  });

  it('[PY-02] is no part of a process that has a key', () => {
    expect(open(provider)).toEqual({ provider: 'stripe', loaded: [] });
  });
});
