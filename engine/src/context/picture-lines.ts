import { wordsOf } from '../goal/words.ts';
import type { Addition } from '../write/visual/ask-picture.ts';
import type { Picture } from '../write/visual/read-picture.ts';
import { saidIn } from '../write/visual/said.ts';
import type { VisualRequest } from '../write/visual/visual-request.ts';
import { chooseFacts } from './choose-facts.ts';

/** What cards say to a goal for a picture or clip, each a sentence behind the person's words. */
export const cardAdditions = ({ goal }: Picture, { facts = [] }: VisualRequest): readonly Addition[] =>
  chooseFacts(facts, { goal, door: 'visual', asks: [] }).map(({ id, reason, line }) => ({
    text: /[.!?…]["”’]?$/u.test(line) ? line : `${line}.`,
    origin: 'card',
    from: `card:${id}`,
    reason,
    settles: [...saidIn(wordsOf(line)).keys()],
  }));

/** The facts among what was added to a goal, by their ids. */
export const factsIn = (additions: readonly Addition[]): { readonly facts?: readonly string[] } => {
  const facts = additions.flatMap(({ origin, from }) =>
    origin === 'card' ? [from.slice('card:'.length)] : [],
  );
  return facts.length > 0 ? { facts } : {};
};
