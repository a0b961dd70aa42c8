import { ssoProviders, web3Chains, type AuthConfig } from '@whetstone/auth';
import { z } from 'zod';
import {
  modelEnvironment,
  readModel,
  readOwnKeys,
  type ModelSettings,
  type OwnKeySettings,
} from './settings/read-model.ts';
import {
  paymentProblems,
  paymentVariables,
  type ProviderSettings,
  readPayments,
} from './settings/read-payments.ts';
import { readProviders } from './settings/read-providers.ts';

const optional = z.string().trim().min(1).optional();
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  );
const flag = z
  .enum(['0', '1', 'false', 'true'])
  .default('false')
  .transform((text) => text === '1' || text === 'true');

const jsonList = z
  .string()
  .default('[]')
  .transform((text, context): unknown[] => {
    try {
      const value: unknown = JSON.parse(text);
      if (Array.isArray(value)) return value;
    } catch {
      // told below, like a value that is no list
    }
    context.addIssue({ code: 'custom', message: 'must be a JSON list' });
    return z.NEVER;
  });

const httpUrl = z.url({ protocol: /^https?$/, error: 'must begin with http:// or https://' });

const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  SITE_URL: httpUrl.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: optional,
  AUTH_URL: httpUrl.optional(),
  AUTH_JWKS_URL: httpUrl.optional(),
  AUTH_ENCRYPTION_KEY: list,
  AUTH_REDIRECT_URLS: list,
  AUTH_SERVICE_ROLE_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  AUTH_SSO: jsonList.pipe(ssoProviders),
  AUTH_WEB3: list.pipe(web3Chains),
  CAPTCHA_PROVIDER: z.enum(['turnstile', 'hcaptcha']).optional(),
  CAPTCHA_SECRET: optional,
  CAPTCHA_SITE_KEY: optional,
  CAPTCHA_VERIFY_URL: httpUrl.optional(),
  SMTP_URL: optional,
  MAIL_FROM: z.string().default('Whetstone <no-reply@localhost>'),
  METRICS_TOKEN: z.string().min(32, 'must have at least 32 characters').optional(),
  SUPPORT_EMAIL: z.string().default('support@whetstone.example'),
  ADMIN_EMAILS: list,
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  DEV_OUTBOX: flag,
  EMBEDDED_DATABASE: flag,
  ...modelEnvironment,
  ...paymentVariables,
});

export interface Settings {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  readonly siteUrl: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly auth: {
    readonly externalUrl: string | undefined;
    readonly jwksUrl: string | undefined;
    /** The first seals, the others open; empty: one is kept in `dataDir`. */
    readonly encryptionKeys: readonly string[];
    readonly redirectUrls: readonly string[];
    readonly serviceRoleKey: string | undefined;
    /** Checked by the auth service, which knows what a provider, a company or a wallet needs. */
    readonly providers: NonNullable<AuthConfig['providers']>;
    readonly sso: NonNullable<AuthConfig['sso']>;
    readonly web3: NonNullable<AuthConfig['web3']>;
    readonly captcha: AuthConfig['captcha'];
  };
  /** What the page needs to ask it; null where none is configured. */
  readonly captcha: { readonly provider: 'turnstile' | 'hcaptcha'; readonly siteKey: string } | null;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly supportEmail: string;
  /** Who shows it reads /metrics; without it there is no such address. */
  readonly metricsToken: string | undefined;
  readonly adminEmails: readonly string[];
  readonly trustedProxyHops: number;
  /** Mails are kept and shown at /dev/outbox instead of being sent. */
  readonly devOutbox: boolean;
  /** Whether a stand-in was asked for by name; one that was not is for this machine alone. */
  readonly named: { readonly outbox: boolean; readonly sandbox: boolean };
  /** What the enhancement is called on the screens. */
  readonly aiName: string;
  /** Prompts that the site's model writes, new or again, for one account in a month, in the free plan and the others. */
  readonly modelMonthly: { readonly free: number; readonly paid: number };
  /** Enhancements that one account has in a minute, with or without a model. */
  readonly enhancementsPerMinute: number;
  /** Absent: enhancement by rules alone. */
  readonly model: ModelSettings | undefined;
  /** How often one account may try a prompt on the site's model. */
  readonly tries: { readonly daily: number; readonly monthly: number };
  /** Whether the start names servers of models that it finds: on one's own machine alone. */
  readonly looksForModels: boolean;
  /** Absent: nobody brings a key of their own. */
  readonly ownKeys: OwnKeySettings | undefined;
  /** null: the sandbox, in which nobody is charged. */
  readonly payments: ProviderSettings | null;
}

export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/**
 * Settings from the environment. Throws {@link SettingsError} with a readable list of everything that is wrong.
 * In production a stand-in (mail outbox, embedded database, payment sandbox) starts only when it is named.
 */
export const readSettings = (source: Readonly<Record<string, string | undefined>>): Settings => {
  const filled = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(filled);
  if (!parsed.success) {
    throw new SettingsError(
      [
        'These settings are wrong:',
        ...parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`),
      ].join('\n'),
    );
  }
  const env = parsed.data;
  const production = env.NODE_ENV === 'production';
  const problems: string[] = [];
  if (production && !env.SITE_URL)
    problems.push('SITE_URL: set it to the public address, for example https://whetstone.example');
  if (production && !env.SMTP_URL && !env.DEV_OUTBOX)
    problems.push('SMTP_URL: set it to a mail server, or set DEV_OUTBOX=1 to show emails at /dev/outbox');
  if (production && !env.DATABASE_URL && !env.EMBEDDED_DATABASE)
    problems.push(
      'DATABASE_URL: set it to a PostgreSQL database, or set EMBEDDED_DATABASE=1 to use the embedded one',
    );
  if (production && env.DATABASE_URL && !env.AUTH_URL && env.AUTH_ENCRYPTION_KEY.length === 0)
    problems.push(
      'AUTH_ENCRYPTION_KEY: set it to 32 bytes in base64, for example from "openssl rand -base64 32"',
    );
  const captchaParts = [env.CAPTCHA_PROVIDER, env.CAPTCHA_SECRET, env.CAPTCHA_SITE_KEY].filter(Boolean);
  if (captchaParts.length % 3 !== 0)
    problems.push('CAPTCHA_PROVIDER, CAPTCHA_SECRET and CAPTCHA_SITE_KEY: set all three or none');
  problems.push(...paymentProblems(env, production));
  if (Boolean(env.AUTH_URL) !== Boolean(env.AUTH_JWKS_URL))
    problems.push('AUTH_URL and AUTH_JWKS_URL: set both or neither');
  const model = readModel(env, problems);
  if (problems.length > 0)
    throw new SettingsError(
      [
        'These settings are missing or do not fit together:',
        ...problems.map((problem) => `  ${problem}`),
      ].join('\n'),
    );
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    siteUrl: (env.SITE_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    auth: {
      externalUrl: env.AUTH_URL,
      jwksUrl: env.AUTH_JWKS_URL,
      encryptionKeys: env.AUTH_ENCRYPTION_KEY,
      redirectUrls: env.AUTH_REDIRECT_URLS,
      serviceRoleKey: env.AUTH_SERVICE_ROLE_KEY,
      providers: readProviders(filled),
      sso: env.AUTH_SSO,
      web3: env.AUTH_WEB3,
      captcha:
        env.CAPTCHA_PROVIDER && env.CAPTCHA_SECRET
          ? { provider: env.CAPTCHA_PROVIDER, secret: env.CAPTCHA_SECRET, verifyUrl: env.CAPTCHA_VERIFY_URL }
          : undefined,
    },
    captcha:
      env.CAPTCHA_PROVIDER && env.CAPTCHA_SITE_KEY
        ? { provider: env.CAPTCHA_PROVIDER, siteKey: env.CAPTCHA_SITE_KEY }
        : null,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    supportEmail: env.SUPPORT_EMAIL,
    metricsToken: env.METRICS_TOKEN,
    adminEmails: env.ADMIN_EMAILS.map((email) => email.toLowerCase()),
    trustedProxyHops: env.TRUSTED_PROXY_HOPS,
    devOutbox: !env.SMTP_URL,
    named: { outbox: env.DEV_OUTBOX, sandbox: env.PAYMENTS_SANDBOX },
    aiName: env.LLM_NAME,
    modelMonthly: { free: env.LLM_FREE_MONTHLY, paid: env.LLM_MONTHLY },
    enhancementsPerMinute: env.LLM_PER_MINUTE,
    model,
    looksForModels:
      env.NODE_ENV === 'development' &&
      !env.SITE_URL &&
      !env.DATABASE_URL &&
      env.HOST === '127.0.0.1' &&
      !model,
    tries: { daily: env.LLM_TRIES_DAILY, monthly: env.LLM_TRIES_MONTHLY },
    // On a PostgreSQL several machines may seal, and a key file is one machine's alone.
    ownKeys: env.DATABASE_URL && env.AUTH_ENCRYPTION_KEY.length === 0 ? undefined : readOwnKeys(env),
    payments: readPayments(env),
  };
};
