import type { Addition } from '../write/visual/ask-picture.ts';
import type { Picture } from '../write/visual/read-picture.ts';
import { settledBy } from '../write/visual/said.ts';
import type { VisualRequest } from '../write/visual/visual-request.ts';
import { ended } from '../write/wording.ts';
import { chooseFacts } from './choose-facts.ts';

/** What cards say to a goal for a picture or clip, each a sentence behind the person's words. */
export const cardAdditions = ({ goal }: Picture, { facts = [] }: VisualRequest): readonly Addition[] =>
  chooseFacts(facts, { goal, door: 'visual', asks: [] }).map(({ id, reason, line }) => ({
    text: ended(line),
    origin: 'card',
    rule: `card:${id}`,
    reason,
    settles: settledBy(line),
  }));

/** The facts among what was added to a goal, by their ids. */
export const factsIn = (additions: readonly Addition[]): { readonly facts?: readonly string[] } => {
  const facts = additions.flatMap(({ origin, rule }) =>
    origin === 'card' ? [rule.slice('card:'.length)] : [],
  );
  return facts.length > 0 ? { facts } : {};
};
