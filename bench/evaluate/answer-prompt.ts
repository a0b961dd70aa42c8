import { generateText } from 'ai';
import { languageModel } from '../../server/src/llm/language-model.ts';
import type { ModelSettings } from '../../server/src/settings/read-model.ts';

/** What the model makes of a prompt, so that a judge compares results and not wordings. Throws when it does not answer. */
export async function answerPrompt(settings: ModelSettings, prompt: string): Promise<string> {
  const { text } = await generateText({
    model: await languageModel(settings),
    prompt,
    maxRetries: 1,
    timeout: settings.timeoutMs,
    telemetry: { isEnabled: false },
  });
  return text.trim();
}
