import type { Media } from '../../catalogue/visual.ts';
import { looks, type Look } from '../../knowledge/visual/looks/index.ts';
import { ageWords, refusals, setWords } from '../../knowledge/visual/names.ts';
import { has, hitsOf, indexAll, indexRows, placesOf, type Hit } from '../../goal/phrases.ts';
import { clipFacts } from '../../knowledge/visual/clip-facts.ts';
import { filmable, unlit, type FamilyId } from '../../knowledge/visual/families.ts';
import type { Picture } from './read-picture.ts';
import { isOpen, touchOf, type Ground, type Touch } from './touch.ts';

const slots = ['look', 'lit', 'lens', 'tempo'] as const;
const indexes = slots.map((slot) =>
  indexRows(looks.filter((row) => row.slot === slot).map((row) => [row, row.words] as const)),
);
const vetoes = new Map(looks.flatMap((row) => (row.never ? [[row, indexAll(row.never)] as const] : [])));
const ages = new Set(ageWords);
const refusing = new Set(refusals);
const sets = indexAll(setWords);
/** The light of one shot is not that of all. */
const shots = indexAll([...clipFacts.shots, 'then']);

/** The looks and techniques that a goal names and does not refuse, at most one of each sort but two ways of making. */
export const looksIn = (
  { words, goal, isEdit }: Pick<Picture, 'words' | 'goal' | 'isEdit'>,
  media: Media,
  family: FamilyId,
): readonly Hit<Look>[] => {
  // What an expert would say is said in English.
  if (isEdit || goal.language.code !== 'en') return [];
  const isCut = media === 'video' && has(shots, words);
  const isFit = ({ isFilmed, slot }: Look): boolean =>
    (isFilmed !== true || filmable.includes(family)) &&
    (slot !== 'lit' || (!isCut && !unlit.includes(family)));
  const isVetoed = (row: Look): boolean => has(vetoes.get(row) ?? new Map(), words);
  const isSet = has(sets, words);
  const isMany = ({ at, length }: Hit<Look>): boolean =>
    isSet || words.slice(at, at + length).some(({ text, stem }) => text !== stem);
  const found = indexes.map((index) =>
    hitsOf(index, words).filter(
      (hit) =>
        isFit(hit.value) &&
        (hit.value.media === undefined || hit.value.media === media) &&
        !ages.has(words[hit.at - 1]?.text ?? '') &&
        ![1, 2, 3, 4].some((back) => refusing.has(words[hit.at - back]?.text ?? '')) &&
        !(hit.value.isForOne && isMany(hit)) &&
        !isVetoed(hit.value),
    ),
  );
  const [made = [], lit = [], lens = [], tempo = []] = found;
  return [
    ...made.filter(({ value }, at) => made.findIndex((hit) => hit.value === value) === at).slice(0, 2),
    ...lit.slice(0, 1),
    ...lens.filter(({ at }) => !placesOf(...tempo).has(at)).slice(0, 1),
    ...tempo.slice(0, 1),
  ];
};

/** What an expert would order with the looks of a goal, as far as its words leave room; `most` phrases of each. */
export const looksOrdered = (ground: Ground, found: readonly Hit<Look>[], most: number): readonly Touch[] => {
  const { picture } = ground;
  return found.flatMap((hit) => {
    const own = placesOf(hit);
    const besides = {
      ...ground,
      stems: new Set(picture.words.filter((_, at) => !own.has(at)).map(({ stem }) => stem)),
    };
    return hit.value.says
      .map((phrase) => touchOf(hit.value.slot, phrase, picture))
      .filter((touch) => isOpen(touch, besides, own))
      .slice(0, most);
  });
};
