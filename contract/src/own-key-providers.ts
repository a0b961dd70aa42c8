/** Who a person's own key may be of. The last one stands for any address that speaks the same wire. */
export const ownKeyProviders = ['openai', 'anthropic', 'google', 'mistral', 'openai-compatible'] as const;
export type OwnKeyProvider = (typeof ownKeyProviders)[number];

/** What people call them. */
export const ownKeyProviderNames: Readonly<Record<OwnKeyProvider, string>> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  mistral: 'Mistral',
  'openai-compatible': 'Another address',
};
