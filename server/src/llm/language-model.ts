import type { LanguageModel } from 'ai';
import type { ModelSettings } from '../settings/read-model.ts';

/** The configured model, without the fences and thinking marks that small models put around their JSON. */
export async function languageModel({
  provider,
  baseUrl,
  apiKey,
  model,
}: ModelSettings): Promise<LanguageModel> {
  const { extractJsonMiddleware, extractReasoningMiddleware, wrapLanguageModel } = await import('ai');
  // The library would print its warnings to the console, past our log.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const middleware = [extractJsonMiddleware(), extractReasoningMiddleware({ tagName: 'think' })];
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return wrapLanguageModel({ model: createAnthropic({ apiKey, baseURL: baseUrl })(model), middleware });
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const endpoint = createOpenAICompatible({
    name: 'endpoint',
    baseURL: (baseUrl ?? '').replace(/\/+$/, ''),
    apiKey,
    includeUsage: true,
  });
  return wrapLanguageModel({ model: endpoint.chatModel(model), middleware });
}
