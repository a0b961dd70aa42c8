import type { Media } from '../../catalogue/visual.ts';
import { has, hitsOf, indexAll, indexRows, lengthAt, type Hit } from '../../goal/phrases.ts';
import { carrying, families, unlit, type FamilyId } from '../../knowledge/visual/families.ts';
import { refusals } from '../../knowledge/visual/names.ts';
import type { Aspect, StyleRow } from '../../knowledge/visual/rows.ts';
import { designs } from '../../knowledge/visual/subjects/designs.ts';
import {
  lastVariations,
  variations,
  type Variation,
  type Worded,
} from '../../knowledge/visual/variations.ts';
import { isFramed } from '../../reading/framed-languages.ts';
import { isUnderstood } from './is-simple.ts';
import type { Picture } from './read-picture.ts';
import { isPart } from './settings.ts';

type Kind = (typeof families)[FamilyId]['kind'];
const ids = Object.keys(families) as FamilyId[];
const wordsFor = (id: FamilyId): readonly string[] => {
  const family = families[id];
  const named = 'subjects' in family ? family.subjects.flatMap((subject) => designs[subject].nouns) : [];
  return [...family.words, ...named];
};
const indexOf = (kind: Kind) =>
  indexRows(ids.filter((id) => families[id].kind === kind).map((id) => [id, wordsFor(id)] as const));
const photos = indexOf('photo');
const pieces = indexOf('piece');
const manners = indexOf('manner');
const vague = indexAll(families.vague.words);
const moving = indexOf('moving');
const stills = indexOf('still');
const carriers = new Set(carrying);
const refusing = new Set(refusals);

/** "Vereinslogo", "kinderfeestuitnodiging": languages that write a piece and what it is for as one word. */
const compounding: ReadonlySet<string> = new Set(['de', 'nl', 'sv']);
const ends = ids
  .filter((id) => families[id].kind === 'piece')
  .flatMap((id) => wordsFor(id).map((word) => [word, id] as const))
  .filter(([word]) => word.length > 3 && !word.includes(' '));

/** The piece that is wanted ("a fox, sticker"), not one that is only there: "a café with a logo". */
const pieceIn = (picture: Picture): FamilyId | undefined => {
  const { words, subject, own, goal } = picture;
  const isScene = subject !== undefined && subject.group !== 'design';
  const isWanted = ({ value, at, length }: Hit<FamilyId>): boolean =>
    ![1, 2].some((back) => carriers.has(words[at - back]?.text ?? '')) &&
    (!isScene || at <= Math.max(...own) + 2 || (value === 'mark' && isPart(picture, at, length)));
  const hit = hitsOf(pieces, words).find(isWanted);
  if (hit || !compounding.has(goal.language.code)) return hit?.value;
  return words.flatMap(
    ({ text }) => ends.find(([end]) => text.length > end.length + 2 && text.endsWith(end))?.[1] ?? [],
  )[0];
};

/** What sort of picture or clip a goal wants. In doubt one of which only little can be said. */
export const familyOf = (
  picture: Picture,
  { media, style }: { readonly media: Media; readonly style?: StyleRow },
): FamilyId => {
  const { words, said, isEdit, isReference, group } = picture;
  if ((isEdit || isReference) && media === 'video' && has(stills, words)) return 'moved';
  if (isEdit) return 'edit';
  if (lengthAt(vague, words, 0) > 0) return 'vague';
  const piece = pieceIn(picture);
  const manner = hitsOf(manners, words)[0]?.value ?? (style?.isLifelike === false ? 'drawn' : undefined);
  if (manner === 'abstract') return manner;
  if (media === 'video') {
    if ((piece && unlit.includes(piece)) || has(moving, words)) return 'motion';
    if (manner || said.has('medium')) return 'animated';
    return isUnderstood(picture) ? 'clip' : 'openClip';
  }
  if (isReference && !piece) return 'given';
  const isPhoto = hitsOf(photos, words).some(({ at }) => !refusing.has(words[at - 1]?.text ?? ''));
  if (!isReference && isPhoto) return 'scene';
  const isScene = group !== 'design' && !said.has('medium') && isUnderstood(picture);
  return piece ?? manner ?? (isScene ? 'scene' : 'any');
};

/** A phrase in the language of the goal; English where we do not speak it. */
export const worded = (say: Worded, { goal }: Picture): string =>
  isFramed(goal.language.code) ? say[goal.language.code] : say.en;

/** Ways in which pictures of a family can differ where the goal leaves it open, the most fitting first. */
export const variationsOpen = (family: FamilyId, decided: ReadonlySet<Aspect>): readonly Variation[] =>
  [...families[family].variations, ...lastVariations]
    .map((id): Variation => variations[id])
    .filter(({ about }) => !about.some((aspect) => decided.has(aspect)));
