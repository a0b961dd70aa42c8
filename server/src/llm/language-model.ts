import type { LanguageModel, LanguageModelMiddleware } from 'ai';
import type { ModelSettings } from '../settings/read-model.ts';

const mistral = 'https://api.mistral.ai/v1';

/** OpenAI's own endpoint refuses what compatible servers read (`max_tokens`), so it is spoken to as what it is. */
export const isOpenAI = ({ provider, baseUrl }: ModelSettings): boolean =>
  provider === 'openai' || (baseUrl !== undefined && new URL(baseUrl).hostname === 'api.openai.com');

/** What every provider of the library is opened with. */
export const connection = ({ baseUrl, apiKey }: ModelSettings, fetchBy: typeof fetch | undefined) => ({
  apiKey,
  baseURL: baseUrl?.replace(/\/+$/, ''),
  ...(fetchBy && { fetch: fetchBy }),
});

async function providerModel(settings: ModelSettings, fetchBy: typeof fetch | undefined) {
  const { provider, model } = settings;
  const options = connection(settings, fetchBy);
  if (isOpenAI(settings)) {
    const { createOpenAI } = await import('@ai-sdk/openai');
    return createOpenAI(options)(model);
  }
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic(options)(model);
  }
  if (provider === 'google') {
    const { createGoogle } = await import('@ai-sdk/google');
    return createGoogle(options)(model);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({
    ...options,
    name: 'endpoint',
    baseURL: options.baseURL ?? mistral,
    includeUsage: true,
    supportsStructuredOutputs: true,
  }).chatModel(model);
}

type CallOptions = Parameters<NonNullable<LanguageModelMiddleware['transformParams']>>[0]['params'];

/** The instructions are the same for everyone: Anthropic keeps them where told to, the others by themselves. */
const keptBetweenCalls = (message: CallOptions['prompt'][number]): CallOptions['prompt'][number] =>
  message.role === 'system'
    ? { ...message, providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } } }
    : message;

/**
 * The model of the settings, without the fences and thinking marks that small models put around their JSON. `fetchBy`:
 * what its provider is called with, where the address is not ours to trust.
 */
export async function languageModel(settings: ModelSettings, fetchBy?: typeof fetch): Promise<LanguageModel> {
  const { extractJsonMiddleware, extractReasoningMiddleware, wrapLanguageModel } = await import('ai');
  // The library would print its warnings to the console, past our log.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const { reasoning } = settings;
  const ours: LanguageModelMiddleware = {
    specificationVersion: 'v4',
    transformParams: ({ params }) =>
      Promise.resolve({
        ...params,
        prompt: params.prompt.map(keptBetweenCalls),
        ...(reasoning && { reasoning }),
        // Else OpenAI keeps what people wrote for thirty days.
        providerOptions: { ...params.providerOptions, openai: { store: false } },
      }),
  };
  return wrapLanguageModel({
    model: await providerModel(settings, fetchBy),
    middleware: [ours, extractJsonMiddleware(), extractReasoningMiddleware({ tagName: 'think' })],
  });
}
