import { z } from 'zod';

export const modelProviders = ['openai-compatible', 'openai', 'anthropic', 'google', 'mistral'] as const;
/** How long a model thinks before it answers; not every provider takes every word. */
export const reasoningLevels = ['none', 'minimal', 'low', 'medium', 'high'] as const;

const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
const price = z.coerce.number().min(0).max(10_000).default(0);

/** The environment of the language model; all of it may be absent. */
export const modelEnvironment = {
  LLM_PROVIDER: z.enum(modelProviders).optional(),
  LLM_BASE_URL: z.url({ protocol: /^https?$/, error: 'must begin with http:// or https://' }).optional(),
  LLM_API_KEY: z.string().trim().min(1).optional(),
  LLM_MODEL: z.string().trim().min(1).max(200).optional(),
  LLM_NAME: z.string().trim().min(1).max(40).default('Whetstone AI'),
  LLM_REASONING: z.enum(reasoningLevels).optional(),
  LLM_TIMEOUT_MS: whole(500, 120_000).default(20_000),
  LLM_FIRST_TOKEN_MS: whole(100, 60_000).default(2500),
  LLM_PER_MINUTE: whole(1, 1000).default(10),
  LLM_ACCOUNT_DAILY: whole(1, 1_000_000).default(200),
  LLM_DAILY_CEILING: whole(1, 100_000_000).default(5000),
  LLM_MONTHLY: whole(0, 1_000_000).default(2000),
  LLM_FREE_MONTHLY: whole(0, 1_000_000).default(10),
  LLM_PRICE_IN: price,
  LLM_PRICE_OUT: price,
  LLM_PICTURE_MODEL: z.string().trim().min(1).max(200).optional(),
  LLM_PICTURE_PRICE: price,
  LLM_TRIES_DAILY: whole(0, 10_000).default(10),
  LLM_TRIES_MONTHLY: whole(0, 100_000).default(60),
  OWN_KEYS: z.enum(['off', 'providers', 'public', 'private']).default('providers'),
};

type Environment = z.infer<z.ZodObject<typeof modelEnvironment>>;

export interface ModelSettings {
  readonly provider: (typeof modelProviders)[number];
  /** Without one, the provider's own address. */
  readonly baseUrl: string | undefined;
  readonly apiKey: string | undefined;
  readonly model: string;
  /** Without one, as the provider thinks best. */
  readonly reasoning: (typeof reasoningLevels)[number] | undefined;
  /** Most that an enhancement may take in all, and until the first sign of an answer, in milliseconds. */
  readonly timeoutMs: number;
  readonly firstTokenMs: number;
  /** Enhancements with the model that one account has in a day (UTC), and calls that the whole site has. */
  readonly accountDaily: number;
  readonly dailyCeiling: number;
  /** US dollars per million tokens. */
  readonly priceIn: number;
  readonly priceOut: number;
  /** The provider's model that draws, and its price in US dollars a picture; `undefined` where none does. */
  readonly pictures: { readonly model: string; readonly price: number } | undefined;
}

/** An address that never leaves the machine or the private network, so that a key may travel in the clear. */
export const isNear = (url: URL): boolean =>
  /^(?:localhost|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[::1\])/.test(url.hostname) ||
  !url.hostname.includes('.') ||
  /\.(?:local|internal|lan)$/.test(url.hostname);

/** What the fields do not say by themselves; each problem names its variable. */
function problemsOf(env: Environment): string[] {
  const { LLM_PROVIDER: provider, LLM_BASE_URL: base, LLM_API_KEY: key, LLM_MODEL: model } = env;
  if (!provider)
    return base || key || model
      ? [`LLM_PROVIDER: set it to one of ${modelProviders.join(', ')}, or remove the other LLM_ settings`]
      : [];
  const url = base === undefined ? undefined : new URL(base);
  return [
    ...(model ? [] : ['LLM_MODEL: name the model']),
    ...(provider === 'openai-compatible' && !url ? ['LLM_BASE_URL: name the endpoint, up to /v1'] : []),
    ...(provider !== 'openai-compatible' && !key
      ? [`LLM_API_KEY: ${provider} accepts no request without one`]
      : []),
    ...(url && (url.username || url.password)
      ? ['LLM_BASE_URL: take the credentials out of the address; use LLM_API_KEY']
      : []),
    ...(url?.protocol === 'http:' && key && !isNear(url)
      ? ['LLM_BASE_URL: use https, or the key would be sent unencrypted']
      : []),
    ...(env.LLM_PICTURE_MODEL && (provider === 'anthropic' || provider === 'mistral')
      ? [`LLM_PICTURE_MODEL: ${provider} draws no pictures; remove it`]
      : []),
    ...(env.LLM_FIRST_TOKEN_MS > env.LLM_TIMEOUT_MS
      ? ['LLM_FIRST_TOKEN_MS: must not exceed LLM_TIMEOUT_MS']
      : []),
  ];
}

/** The model's settings, `undefined` when none is configured; problems are added to the list. */
export function readModel(env: Environment, problems: string[]): ModelSettings | undefined {
  const found = problemsOf(env);
  problems.push(...found);
  if (found.length > 0 || !env.LLM_PROVIDER || !env.LLM_MODEL) return undefined;
  return {
    provider: env.LLM_PROVIDER,
    baseUrl: env.LLM_BASE_URL,
    apiKey: env.LLM_API_KEY,
    model: env.LLM_MODEL,
    reasoning: env.LLM_REASONING,
    timeoutMs: env.LLM_TIMEOUT_MS,
    firstTokenMs: env.LLM_FIRST_TOKEN_MS,
    accountDaily: env.LLM_ACCOUNT_DAILY,
    dailyCeiling: env.LLM_DAILY_CEILING,
    priceIn: env.LLM_PRICE_IN,
    priceOut: env.LLM_PRICE_OUT,
    pictures: env.LLM_PICTURE_MODEL
      ? { model: env.LLM_PICTURE_MODEL, price: env.LLM_PICTURE_PRICE }
      : undefined,
  };
}

export interface OwnKeySettings {
  /** What people may give: keys of the named providers, of any public address too, or also of the private network. */
  readonly allowed: 'providers' | 'public' | 'private';
  readonly timeoutMs: number;
  readonly firstTokenMs: number;
}

/** Least that a person's own model has until the first sign of an answer, in milliseconds. */
const ownFirstTokenMs = 10_000;

/** `undefined` where people bring no keys of their own. */
export const readOwnKeys = (env: Environment): OwnKeySettings | undefined =>
  env.OWN_KEYS === 'off'
    ? undefined
    : {
        allowed: env.OWN_KEYS,
        timeoutMs: env.LLM_TIMEOUT_MS,
        // A model of one's own choice may think before it writes.
        firstTokenMs: Math.min(env.LLM_TIMEOUT_MS, Math.max(env.LLM_FIRST_TOKEN_MS, ownFirstTokenMs)),
      };
