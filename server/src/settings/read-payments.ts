import { z } from 'zod';

const optional = z.string().trim().min(1).optional();

/** The variables of the payment provider. */
export const paymentVariables = {
  STRIPE_SECRET_KEY: optional,
  /** One or, while it is changed, two, separated by a comma. */
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((secret) => secret.trim())
        // Whoever knows that a secret is empty could sign events with it.
        .filter((secret) => secret !== ''),
    )
    .refine((secrets) => secrets.length > 0, 'names no secret')
    .optional(),
  STRIPE_PRICE_STARTER: optional,
  STRIPE_PRICE_PROFESSIONAL: optional,
  STRIPE_PRICE_UNLIMITED: optional,
  STRIPE_API_BASE: z.url({ protocol: /^https?$/, error: 'must begin with http:// or https://' }).optional(),
  PAYMENTS_SANDBOX: z
    .enum(['0', '1', 'false', 'true'])
    .default('false')
    .transform((text) => text === '1' || text === 'true'),
} as const;

type Variables = z.infer<z.ZodObject<typeof paymentVariables>>;

/** Keys, price ids and address of the provider. */
export interface ProviderSettings {
  readonly secretKey: string;
  readonly webhookSecrets: readonly string[];
  readonly prices: { readonly starter: string; readonly pro: string; readonly unlimited: string };
  /** Another address than the provider's own, for tests. */
  readonly apiBase: string | undefined;
}

const needed = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_STARTER',
  'STRIPE_PRICE_PROFESSIONAL',
  'STRIPE_PRICE_UNLIMITED',
] as const;

/** What is wrong with the payment settings, as lines for whoever runs the server. */
export const paymentProblems = (env: Variables, production: boolean): string[] => {
  const isAnySet = needed.some((name) => env[name] !== undefined);
  if (!isAnySet)
    return production && !env.PAYMENTS_SANDBOX
      ? ['STRIPE_SECRET_KEY: name the payment provider, or set PAYMENTS_SANDBOX=1 to charge nobody']
      : [];
  const problems = needed
    .filter((name) => env[name] === undefined)
    .map((name) => `${name}: set all of ${needed.join(', ')} or none`);
  if (env.PAYMENTS_SANDBOX) problems.push('PAYMENTS_SANDBOX: leave it out where STRIPE_SECRET_KEY is set');
  const prices = needed.slice(2).map((name) => env[name]);
  if (new Set(prices).size < prices.length)
    problems.push('STRIPE_PRICE_…: each plan needs a price of its own');
  return problems;
};

/** The provider of the settings; null: the sandbox. Ask {@link paymentProblems} first. */
export const readPayments = (env: Variables): ProviderSettings | null =>
  env.STRIPE_SECRET_KEY === undefined
    ? null
    : {
        secretKey: env.STRIPE_SECRET_KEY,
        webhookSecrets: env.STRIPE_WEBHOOK_SECRET ?? [],
        prices: {
          starter: env.STRIPE_PRICE_STARTER ?? '',
          pro: env.STRIPE_PRICE_PROFESSIONAL ?? '',
          unlimited: env.STRIPE_PRICE_UNLIMITED ?? '',
        },
        apiBase: env.STRIPE_API_BASE,
      };
