import type { Goal } from '../goal/read-goal.ts';
import { indexRows } from '../goal/phrases.ts';
import { phrasesAt } from '../goal/words.ts';
import { textKinds } from '../knowledge/text-kinds/index.ts';
import { codeKinds, visualKinds } from '../knowledge/text-kinds/made.ts';
import type { TextKind } from '../knowledge/text-kinds/text-kind.ts';
import type { Candidate } from '../match/matcher.ts';
import type { About } from './choose-facts.ts';

/** A kind that a goal may be of, and how much speaks for it: 1 where it is sure, together at most 1 where it is not. */
export interface LikelyKind {
  readonly kind: TextKind;
  readonly weight: number;
}

const indexed = (list: readonly TextKind[], names: (kind: TextKind) => readonly string[] | undefined) =>
  indexRows(list.map((kind) => [kind, names(kind) ?? []] as const));

const all = Object.values(textKinds);
const forms = indexed(all, (kind) => kind.forms);
const words = indexed(all, (kind) => kind.words);
const visualForms = indexed(Object.values(visualKinds), (kind) => kind.forms);
const codeForms = indexed(Object.values(codeKinds), (kind) => kind.forms);
const codeWords = indexed(Object.values(codeKinds), (kind) => kind.words);
const kindOf = new Map(all.flatMap((kind) => kind.situations.map((id) => [id, kind] as const)));

/** How many words of a goal say what it wants, before it says what about. */
const head = 7;
const named = (goal: Goal, index: ReturnType<typeof indexed>): TextKind | undefined =>
  goal.words
    .slice(0, head)
    .flatMap((_, at) => phrasesAt(index, goal.words, at))
    .at(0)?.value;

/** What a second kind weighs: enough to be heard, too little to tell the part of life. */
const besides = 0.5;

/** From here on a candidate is near, and from here on it is as good as sure. */
const near = { least: 14, sure: 24 } as const;

const voted = (candidates: readonly Candidate[]): readonly LikelyKind[] => {
  const best = candidates[0]?.score ?? 0;
  if (best < near.least) return [];
  const sum = candidates.reduce((total, { score }) => total + score ** 2, 0);
  return candidates.flatMap(({ id, score }) => {
    const kind = kindOf.get(id);
    return kind ? [{ kind, weight: (Math.min(1, best / near.sure) * score ** 2) / sum }] : [];
  });
};

/**
 * The kinds that a goal may be of: the one that its situation or its first words name, else those of the situations that
 * come near.
 */
export const kindsOf = ({
  goal,
  door,
  situation,
  candidates = [],
  isOwnCode,
}: About): readonly LikelyKind[] => {
  const only = (kind: TextKind): readonly LikelyKind[] => [{ kind, weight: 1 }];
  if (door === 'visual') return only(named(goal, visualForms) ?? visualKinds.scene);
  if (door === 'code') {
    if (isOwnCode === false) return only(codeKinds.foreign);
    const kind = named(goal, codeForms) ?? named(goal, codeWords);
    const isNew = kind === codeKinds.built || kind === codeKinds.site;
    return only(kind && !(isOwnCode && isNew) ? kind : codeKinds.existing);
  }
  const known = situation === undefined ? undefined : kindOf.get(situation);
  if (known?.text) return only(known);
  const sure = named(goal, forms) ?? known;
  const letter = named(goal, words);
  // A letter on a subject needs what the subject needs, and what letters need.
  const isOwn = [sure?.needs.own, sure?.needs.job].some((fields) => fields && fields.length > 0);
  if (sure) return [...only(sure), ...(letter && isOwn ? [{ kind: letter, weight: besides }] : [])];
  return [...(letter ? only(letter) : []), ...voted(candidates)];
};
