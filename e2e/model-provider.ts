import { probeQuestion } from '../server/src/llm/model.ts';
import { requestFor } from '../server/src/services/writer/request-for.ts';
import { goalAsked, startModelDouble, written } from '../server/src/testing/model-double.ts';
import { recordedPicture } from './recorded-pictures.ts';
import { recordedWriting } from './recorded-writing.ts';

/** What the double makes of a goal: its first letter a capital, "a note" a short one, an end for "readers". */
const improve = (goal: string): string =>
  `${goal.charAt(0).toUpperCase()}${goal.slice(1)}`
    .replace(' note', ' short note')
    .replace(/[.\s]*$/, ' in plain words, in at most one page.');

/** A key that this provider does not know. */
export const unknownKey = 'e2e-key-of-nobody-at-all';

/** What must never reach a browser. */
export const modelKey = 'e2e-key-that-stays-on-the-server';

/** A language model for the browser tests, and the settings that lead the server to it. */
export async function startModelProvider(port: number): Promise<Record<string, string>> {
  const double = await startModelDouble({ port });
  double.behave((asked) => {
    if (asked.authorization?.includes(unknownKey)) return { kind: 'status', status: 401 };
    if (asked.body.prompt !== undefined)
      return { kind: 'picture', base64: recordedPicture(asked.body.prompt) };
    if (asked.body.messages.some(({ content }) => content === probeQuestion.messages[0].content))
      return { kind: 'answer', text: '{"ok": true}' };
    if (
      asked.body.messages.some(
        ({ content }) => content === requestFor.try({ goal: '', type: 'content' }).instructions,
      )
    )
      return {
        kind: 'answer',
        text: JSON.stringify({ answer: `Answered: ${asked.body.messages.at(-1)?.content}` }),
      };
    const recorded = recordedWriting(asked);
    if (recorded) return recorded;
    const goal = goalAsked(asked);
    if (goal.includes('unanswerable')) return written("I'm sorry, but I can't help with that.");
    return { ...written(improve(goal)), everyMs: goal.includes('slowly') ? 150 : 5 };
  });
  return {
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: double.url,
    LLM_API_KEY: modelKey,
    LLM_MODEL: 'double-1',
    LLM_PICTURE_MODEL: 'brush-1',
    LLM_PICTURE_PRICE: '0.04',
    // A busy machine must not look like a provider that is away: it would rest for all tests.
    LLM_FIRST_TOKEN_MS: '15000',
    OWN_KEYS: 'private',
  };
}
