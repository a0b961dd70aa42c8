import { has, longestHits, phrasesOf } from '../../goal/phrases.ts';
import type { Goal } from '../../goal/read-goal.ts';
import { stemOf, type Word } from '../../goal/words.ts';
import { appKinds, type AppKindId } from '../../knowledge/app-kinds/index.ts';
import type { Shape } from '../../knowledge/code-rows.ts';
import { partMarkers, plainEntities, silencing, softwareWords, venues } from '../../knowledge/code-words.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(', ').map(stemOf));
const software = setOf(softwareWords);
const notSoftware = setOf(venues);
const plain = setOf(plainEntities);
const parts = phrasesOf([[partMarkers, true]]);
const silent = silencing.map(({ said, shapes }) => ({
  said: phrasesOf([[said, true]]),
  shapes: new Set<Shape>(shapes),
}));

/** The words of a kind's entities that a goal has too, apart from those that many kinds share. */
const entitiesSaid = (id: AppKindId, words: readonly Word[]): ReadonlySet<string> => {
  const own = new Set(
    Object.keys(appKinds[id].data ?? {})
      .map((name) => name.toLowerCase())
      .filter((name) => !plain.has(name)),
  );
  return new Set(words.map(({ stem }) => stem).filter((stem) => own.has(stem)));
};

/**
 * Whether what is known of a kind may be said: its name is the head of what is wanted and names software, or a deed or
 * thing of the kind stands beside it, and nothing that is said rules it out: what is built inside another program, such as a
 * sheet, is no app of its own. In doubt it is not.
 */
export const kindSpeaks = (goal: Goal, id: AppKindId, isHosted: boolean): boolean => {
  const { words, parts: request, firstSentence } = goal;
  const { nouns, shape } = appKinds[id];
  if (isHosted && shape !== 'program') return false;
  if (silent.some(({ said, shapes }) => shapes.has(shape) && has(said, words))) return false;
  const { start, end } = request.object;
  const firstPart = longestHits(parts, words)[0]?.at ?? words.length;
  const telling = Math.min(firstSentence, firstPart);
  let head = end;
  while (head - 1 > start && software.has(words[head - 1]?.stem ?? '')) head -= 1;
  const said = entitiesSaid(id, words);
  const hits = longestHits(phrasesOf([[nouns, true]]), words);
  return hits.some(({ at, length }) => {
    const last = at + length;
    const isHead = at >= start && at < end && (last >= end || last === head);
    const name = words.slice(at, last);
    const isVenue = notSoftware.has(name.at(-1)?.stem ?? '') && !name.some(({ stem }) => software.has(stem));
    if (isHead && (last < end || !isVenue)) return true;
    const things = [...said].filter((stem) => !name.some((word) => word.stem === stem));
    const isHeadThing = [head, end].some((behind) => things.includes(words[behind - 1]?.stem ?? ''));
    return at < telling && (isHeadThing || things.length > 1);
  });
};
