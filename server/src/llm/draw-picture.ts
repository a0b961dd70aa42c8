import type { ImageModel } from 'ai';
import type { ModelSettings } from '../settings/read-model.ts';
import { connection, isOpenAI } from './language-model.ts';
import { failureOfStatus, ModelFailure } from './model-failure.ts';

/** Most that a picture may take, in milliseconds. */
const mostMs = 90_000;

/** The model that draws at the provider of the settings. */
export async function pictureModel(
  settings: ModelSettings,
  id: string,
  fetchBy?: typeof fetch,
): Promise<ImageModel> {
  const options = connection(settings, fetchBy);
  if (isOpenAI(settings)) {
    const { createOpenAI } = await import('@ai-sdk/openai');
    return createOpenAI(options).image(id);
  }
  if (settings.provider === 'google') {
    const { createGoogle } = await import('@ai-sdk/google');
    return createGoogle(options).image(id);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({ ...options, name: 'endpoint', baseURL: options.baseURL ?? '' }).imageModel(
    id,
  );
}

/** Draws one picture; answers it as a `data:` address. Throws {@link ModelFailure}. */
export async function drawPicture(model: ImageModel, prompt: string, signal: AbortSignal): Promise<string> {
  const { APICallError, generateImage, NoImageGeneratedError } = await import('ai');
  const late = AbortSignal.timeout(mostMs);
  try {
    const { image } = await generateImage({
      model,
      prompt,
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, late]),
      // Two pictures travel in one answer: the least that can be compared.
      providerOptions: { openai: { quality: 'low', outputFormat: 'webp' } },
    });
    return `data:${image.mediaType};base64,${image.base64}`;
  } catch (error) {
    if (signal.aborted) throw new ModelFailure('cancelled');
    if (late.aborted) throw new ModelFailure('slow');
    if (NoImageGeneratedError.isInstance(error)) throw new ModelFailure('garbage');
    const status = APICallError.isInstance(error) ? error.statusCode : undefined;
    throw new ModelFailure(failureOfStatus(status), { status });
  }
}
