import type { Reach } from '../../llm/guarded-fetch.ts';
import type { ModelSettings, OwnKeySettings } from '../../settings/read-model.ts';
import type { KeyPlace } from './stored-key.ts';

/** How far a person's own model may be away. */
export const reachOf = ({ allowed }: OwnKeySettings): Reach => (allowed === 'private' ? 'private' : 'public');

/** The providers' current models that draw (platform.openai.com and ai.google.dev, looked up on 22 November 2026). */
const drawing: Partial<Readonly<Record<KeyPlace['provider'], string>>> = {
  openai: 'gpt-image-2',
  google: 'gemini-nano-banana-2.1',
};

/** Settings of the model that a person's own key opens. It costs the site nothing. */
export const ownModelSettings = (
  { provider, baseUrl, model, key }: Omit<KeyPlace, 'userId'> & { model: string; key: string },
  { timeoutMs, firstTokenMs }: OwnKeySettings,
): ModelSettings => ({
  provider,
  baseUrl: baseUrl ?? undefined,
  apiKey: key,
  model,
  reasoning: undefined,
  timeoutMs,
  firstTokenMs,
  accountDaily: Number.MAX_SAFE_INTEGER,
  dailyCeiling: Number.MAX_SAFE_INTEGER,
  priceIn: 0,
  priceOut: 0,
  pictures: drawing[provider] ? { model: drawing[provider], price: 0 } : undefined,
});
