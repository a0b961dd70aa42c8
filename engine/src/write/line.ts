import type { Offer, Question, Span } from '../result.ts';

/** A span that somebody or something put there: `question:reader`, `offer:half-page`, `card:…`, `feature:ratings`, `open`. */
export interface Line extends Span {
  readonly rule: string;
  /** One sentence for the margin. */
  readonly reason: string;
}

/** A question as its row has it. */
export type Asked = Required<Omit<Question, 'answer' | 'why'>> & Pick<Question, 'answer' | 'why'>;

/** Signs of ours that only part or mark off what stands beside them. */
export const joint = (text: string): Span => ({ text, origin: 'added' });

/** A question as the page shows it; `text` is what stands in the prompt for it, if anything. */
export const askedOf = (
  id: string,
  row: Omit<Asked, 'id' | 'label' | 'answer'> & { readonly name: string },
  text: string,
  assumed: boolean,
): Asked => ({
  id,
  label: row.name,
  ask: row.ask,
  ...(row.why && { why: row.why }),
  choices: row.choices,
  example: row.example,
  ...(text && { answer: { text, assumed } }),
});

/** What an answer puts into the prompt, as `say` words it, explained by the question itself where that has no reason; nothing while it is open. */
export const answerLines = (
  { id, ask, why, answer }: Asked,
  say: (answer: string) => string,
): readonly Line[] =>
  answer
    ? [
        {
          text: say(answer.text),
          origin: answer.assumed ? 'assumed' : 'chosen',
          rule: `question:${id}`,
          reason: why ?? ask,
        },
      ]
    : [];

/** What a pressed offer puts into the prompt. */
export const wishLines = ({ id, why, on }: Offer, wish: string): readonly Line[] =>
  on ? [{ text: wish, origin: 'chosen', rule: `offer:${id}`, reason: why }] : [];
