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

/** Ids of the facts of cards among what was added to a goal. */
export const factsIn = (additions: readonly Addition[]): readonly string[] =>
  additions.flatMap(({ origin, rule }) => (origin === 'card' ? [rule.slice('card:'.length)] : []));
