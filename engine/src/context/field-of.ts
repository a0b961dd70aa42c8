import type { CardFieldId } from '../catalogue/fields.ts';
import { cardFieldRows } from '../knowledge/card-fields.ts';
import { likeness, weigher } from './likeness.ts';

/** A question as it is compared: what it asks for and how. */
export interface Put {
  readonly fact: string;
  readonly ask: string;
}

/** A field that answers a question, and how like it is to one that the field is known to answer. */
export interface Answering {
  readonly field: CardFieldId;
  readonly likeness: number;
}

const examples = (Object.keys(cardFieldRows) as CardFieldId[]).flatMap((field) =>
  cardFieldRows[field].answers.map((text) => ({ field, text })),
);
const weigh = weigher(examples.map(({ text }) => text));
const weighed = examples.map(({ field, text }) => ({ field, weights: weigh(text) }));

/** By the questions of all situations: above it nearly every field fits, below it most do not. */
const clear = 0.8;

const known = new Map<string, readonly Answering[]>();

/** The fields that answer a question, the likeliest first; none in doubt. */
export const fieldsAnswering = ({ fact, ask }: Put): readonly Answering[] => {
  const text = `${fact}: ${ask}`;
  const before = known.get(text);
  if (before) return before;
  const weights = weigh(text);
  const best = new Map<CardFieldId, number>();
  for (const example of weighed) {
    const found = likeness(weights, example.weights);
    if (found >= clear && found > (best.get(example.field) ?? 0)) best.set(example.field, found);
  }
  const fields = [...best]
    .map(([field, found]): Answering => ({ field, likeness: found }))
    .toSorted((a, b) => b.likeness - a.likeness);
  known.set(text, fields);
  return fields;
};
