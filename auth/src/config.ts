import { accountRules } from '@whetstone/contract/limits';
import { z } from 'zod';
import { lifetimes } from './limits/lifetimes.ts';
import { limits } from './limits/limits.ts';

const captchaUrls = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
};

const provider = z.object({
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  /** Of an OpenID provider; known for google. Without one the provider speaks GitHub's OAuth. */
  issuer: z.url().optional(),
  scopes: z.array(z.string()).optional(),
  /** Of a GitHub of one's own. */
  webUrl: z.url().default('https://github.com'),
  apiUrl: z.url().default('https://api.github.com'),
});

const providers = z
  .record(z.string().regex(/^[a-z][a-z0-9_-]*$/), provider)
  .transform((all) =>
    Object.fromEntries(
      Object.entries(all).map(([name, given]) => [
        name,
        name === 'google' ? { ...given, issuer: given.issuer ?? 'https://accounts.google.com' } : given,
      ]),
    ),
  )
  .refine(
    (all) => Object.entries(all).every(([name, given]) => given.issuer || name === 'github'),
    'every provider but github needs an issuer',
  )
  .default({});

const ssoProvider = z.object({
  id: z.uuid(),
  /** Lower case; the addresses that the company speaks for. */
  domains: z.array(z.string().min(1)).min(1),
  /** The company's own name of its service, as its metadata gives it. */
  entityId: z.string().min(1),
  /** Where its sign-in page takes requests by redirect. */
  entryPoint: z.url(),
  /** PEM; more than one while they change. */
  certificates: z.array(z.string().min(1)).min(1),
});

export const ssoProviders = z.array(ssoProvider);
/** Chains whose wallets sign people in. */
export const web3Chains = z.array(z.enum(['ethereum', 'solana']));

/** A company that signs its people in by SAML. */
export type SsoProvider = z.output<typeof ssoProvider>;

/** Settings of the auth service; durations in seconds unless the name says otherwise. */
export const authConfigSchema = z.object({
  /** Where the web app lives; redirects outside the allow-list fall back to it. */
  siteUrl: z.url(),
  /** Exact origins, exact URLs, or patterns: `*` stays within one label or segment, `**` does not. */
  redirectAllowList: z.array(z.string()).default([]),
  /** Where this service answers; absent: siteUrl + /auth/v1. It is also the issuer of the tokens. */
  mailLinkBase: z.url().optional(),
  /** 32 bytes each in base64: the first seals secrets in the database, the others open what they sealed before. */
  encryptionKeys: z
    .array(
      z.base64().refine((text) => Buffer.from(text, 'base64').length === 32, 'must be 32 bytes in base64'),
    )
    .min(1),
  jwtExpirySeconds: z.number().int().min(60).default(lifetimes.accessToken),
  refreshReuseSeconds: z.number().int().min(0).default(lifetimes.refreshReuse),
  sessionIdleSeconds: z.number().int().min(60).default(lifetimes.idleSession),
  otpExpirySeconds: z.number().int().positive().default(lifetimes.mailedCode),
  /** Addresses count as confirmed at sign-up, and no mail is sent. */
  autoConfirm: z.boolean().default(false),
  signupDisabled: z.boolean().default(false),
  /** A password change in a session older than a day asks for a mailed code. */
  securePasswordChange: z.boolean().default(true),
  password: z
    .object({
      minLength: z.number().int().min(6).default(accountRules.passwordMinLength),
      maxLength: z.number().int().default(1000),
      /** argon2id: KiB of memory and passes. */
      memoryCost: z.number().int().default(19_456),
      timeCost: z.number().int().default(2),
    })
    .prefault({}),
  /** Answers that must not tell known from unknown addresses arrive after this time at the earliest. */
  answerFloorMs: z.number().int().min(0).default(100),
  limits,
  /** Social sign-in by name: google, github, or any OpenID provider by its issuer. */
  providers,
  /** Companies that sign their people in by SAML. */
  sso: ssoProviders.default([]),
  /** Wallets that may sign in. */
  web3: web3Chains.default([]),
  captcha: z
    .object({
      provider: z.enum(['turnstile', 'hcaptcha']),
      secret: z.string().min(1),
      verifyUrl: z.url().optional(),
    })
    .transform((captcha) => ({ ...captcha, verifyUrl: captcha.verifyUrl ?? captchaUrls[captcha.provider] }))
    .optional(),
  /** How many proxies in front are ours; 0: X-Forwarded-For is not read. */
  trustedProxyHops: z.number().int().min(0).default(0),
  /** Bearer of the admin routes; absent: they are closed. */
  serviceRoleKey: z.string().min(32).optional(),
  /** Where set, every call must carry it as `apikey`. */
  anonymousKey: z.string().optional(),
});

/** What the server gives; everything but `siteUrl` and `encryptionKeys` has a default. */
export type AuthConfig = z.input<typeof authConfigSchema>;
type Parsed = z.output<typeof authConfigSchema>;
/** The parsed settings that the services read. */
export type AuthSettings = Omit<Parsed, 'mailLinkBase'> & { readonly baseUrl: string };
export type LimitName = keyof Parsed['limits'];

/** Checks the settings; throws a ZodError that names every fault. */
export const readAuthConfig = (config: AuthConfig): AuthSettings => {
  const { mailLinkBase, ...settings } = authConfigSchema.parse(config);
  const siteUrl = settings.siteUrl.replace(/\/$/, '');
  return { ...settings, siteUrl, baseUrl: (mailLinkBase ?? `${siteUrl}/auth/v1`).replace(/\/$/, '') };
};
