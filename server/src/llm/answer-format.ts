/**
 * How an answer is asked for, strictest first: `schema` the provider holds the model to our schema, `json` it holds it
 * to JSON, `text` the instructions alone ask for JSON. Servers differ: LM Studio refuses `json`, small ones `schema`.
 */
export const answerFormats = ['schema', 'json', 'text'] as const;
export type AnswerFormat = (typeof answerFormats)[number];

const verdicts = new Map<string, AnswerFormat>();

/** What this process found out about a model at an address. */
export function formatVerdict({ baseUrl, model }: { baseUrl: string | undefined; model: string }) {
  const key = JSON.stringify([baseUrl, model]);
  return {
    /** The formats worth trying, in order: the one that was taken before, or all of them. */
    toTry: (): readonly AnswerFormat[] => {
      const known = verdicts.get(key);
      return known ? [known] : answerFormats;
    },
    remember: (format: AnswerFormat): void => void verdicts.set(key, format),
  };
}
