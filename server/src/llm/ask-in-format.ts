import type { LanguageModel } from 'ai';
import type { AnswerFormat, formatVerdict } from './answer-format.ts';
import { askModel, type Question } from './ask-model.ts';
import { ModelFailure } from './model-failure.ts';

/** A request of this shape was refused; a looser format may be taken. */
const isRefusal = (error: unknown): boolean => error instanceof ModelFailure && error.kind === 'rejected';

/**
 * Asks in the strictest format that the server takes, all within the question's time. A refusal tries the next one
 * until a format was taken once; from then on a refusal is final. Throws as {@link askModel} does.
 */
export async function askInFormat<Answer>(
  model: LanguageModel,
  verdict: ReturnType<typeof formatVerdict>,
  question: Question<Answer>,
): Promise<Answer> {
  const began = performance.now();
  const { totalMs } = question.limits;
  const ask = (format: AnswerFormat): Promise<Answer> =>
    askModel(model, format, {
      ...question,
      limits: { ...question.limits, totalMs: totalMs - (performance.now() - began) },
      onText: (raw) => {
        verdict.remember(format);
        return question.onText?.(raw);
      },
    });
  const [first = 'schema', ...others] = verdict.toTry();
  return others.reduce(
    (asked, format) =>
      asked.catch((error: unknown) => {
        if (!isRefusal(error)) throw error;
        return ask(format);
      }),
    ask(first),
  );
}
