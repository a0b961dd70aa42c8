import type Stripe from 'stripe';
import type { ProviderSettings } from '../../settings/read-payments.ts';
import type { Provider } from './payments.ts';

const timeoutMs = 10_000;

const clientOf = async ({ secretKey, apiBase }: ProviderSettings): Promise<Stripe> => {
  const { default: Library } = await import('stripe');
  const base = apiBase ? new URL(apiBase) : undefined;
  return new Library(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(base && {
      protocol: base.protocol === 'http:' ? ('http' as const) : ('https' as const),
      host: base.hostname,
      ...(base.port && { port: base.port }),
    }),
  });
};

/** The payment provider of the settings. */
export const realProvider = (settings: ProviderSettings): Provider => {
  let client: Promise<Stripe> | undefined;
  return {
    provider: 'stripe',
    stripe: () => (client ??= clientOf(settings)),
    prices: settings.prices,
    webhookSecrets: settings.webhookSecrets,
    sandbox: null,
    sendEventsTo: () => undefined,
  };
};
