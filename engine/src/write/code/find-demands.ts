import type { Goal } from '../../goal/read-goal.ts';
import { has, longestHits, phrasesOf } from '../../goal/phrases.ts';
import type { Demand } from '../../knowledge/code-rows.ts';
import { demands } from '../../knowledge/demands/index.ts';
import type { Guard } from './guard.ts';
import { linesOf, type Lines } from './lines.ts';

const rows = Object.entries(demands).map(([id, demand]) => ({
  id,
  demand,
  words: phrasesOf([[demand.words, true]]),
  sign: demand.with === undefined ? undefined : phrasesOf([[demand.with, true]]),
  never: demand.never === undefined ? undefined : phrasesOf([[demand.never, true]]),
}));
const mostDemands = 6;

/** The technical demands of a goal in the order in which they are named, and the places that name them. */
export interface SaidDemands {
  readonly named: readonly { readonly id: string; readonly demand: Demand }[];
  readonly ranges: readonly { readonly start: number; readonly end: number }[];
  /** Features that they say better. */
  readonly replaced: ReadonlySet<string>;
}

/** Finds the technical demands that a goal names, a doubtful name only with its second sign. */
export const findDemands = ({ words }: Goal): SaidDemands => {
  const found = rows
    .flatMap(({ id, demand, words: names, sign, never }) => {
      const hits = longestHits(names, words);
      const first = hits[0];
      if (!first || (sign && !has(sign, words)) || (never && has(never, words))) return [];
      return [{ id, demand, first: first.at, hits }];
    })
    .toSorted((a, b) => a.first - b.first)
    .slice(0, mostDemands);
  return {
    named: found.map(({ id, demand }) => ({ id, demand })),
    ranges: found.flatMap(({ hits }) => hits.map(({ at, length }) => ({ start: at, end: at + length }))),
    replaced: new Set(found.flatMap(({ demand }) => demand.replaces ?? [])),
  };
};

/** What the named demands decide and how each is tried. */
export const demandLines = (named: SaidDemands['named'], guard: Guard): Lines => ({
  rules: named.flatMap(({ id, demand }) =>
    linesOf(`demand:${id}`, 'demand')(demand.decide.filter(guard.allows)),
  ),
  checks: named.flatMap(({ id, demand }) =>
    linesOf(`demand:${id}`, 'demand')([demand.check].filter(guard.allows)),
  ),
});
