import type { Media, QualityId } from '../../catalogue/visual.ts';
import { editTakes } from '../../knowledge/visual/edits.ts';
import { company, groups, together, twists } from '../../knowledge/visual/groups.ts';
import { motions } from '../../knowledge/visual/motions.ts';
import type { Slot } from '../../knowledge/visual/slots.ts';
import { lettering } from '../../knowledge/visual/subjects/designs.ts';
import { addedToLong, alwaysAdded, qualityRows } from '../../knowledge/visual/qualities.ts';
import type { Aspect, StyleRow, Take } from '../../knowledge/visual/rows.ts';
import { isFramed } from '../../reading/framed-languages.ts';
import { firstOn, type First, type Phrases } from './first-open.ts';
import { inTime, isMoving, pathOf } from './in-time.ts';
import type { Picture } from './read-picture.ts';
import { isBare, isKnown } from './is-simple.ts';
import { looksIn, looksOrdered } from './looks-in.ts';
import { placesOf } from './phrases-in.ts';
import { isOpen, touchOf, type Ground, type Touch } from './touch.ts';

/** What a plan hangs on besides the goal. */
export interface PlanOptions {
  readonly media: Media;
  readonly quality: QualityId;
  readonly style?: StyleRow;
  readonly hasSound: boolean;
}

/** One whole way of showing the goal: a name for people, and the phrases that it adds. */
export interface PlannedTake {
  readonly name: string;
  readonly touches: readonly Touch[];
}

/** A goal of so many words has said what it wants: only frame, light and making are added. */
const longGoal = 30;
/** A goal of so many words names things that a near view would cut off. */
const detailedGoal = 12;
/** The prompt itself and three others. */
const takesWanted = 4;

/** Whether a take belongs where the goal says that it is. */
const isThereFor = ({ place, condition, deed }: Picture) => {
  const where = place?.value.where ?? condition?.value.where ?? deed?.value.where;
  return (take: Take): boolean => take.where === undefined || where === undefined || take.where === where;
};

/** The takes to choose from, the most fitting first, and whether their settings may be used. */
const takesFor = (picture: Picture, isPlaceOpen: boolean): readonly Take[] => {
  const { subject, group, goal, isEdit, isTogether, isCompany, deed, words, said } = picture;
  if (isEdit) return editTakes;
  if (goal.language.code !== 'en') return isFramed(goal.language.code) ? groups.open.takes : [];
  if (isTogether) return isCompany ? company : together;
  if (!subject && said.has('medium')) return [];
  const isDrawn = said.has('medium') && group !== 'design';
  const rows = subject?.takes ?? groups[group].takes;
  const fitting = isDrawn ? rows.filter(({ where }) => where !== 'studio') : rows;
  const own = [...fitting.filter(isThereFor(picture)), ...fitting.filter((row) => !isThereFor(picture)(row))];
  const isFree = isPlaceOpen && !isMoving(picture) && !deed?.value.setting && words.length <= detailedGoal;
  if (group === 'design' || isFree) return own;
  return [...groups[group].takes, ...own.filter(({ setting }) => !setting)];
};

const lightsFor = ({ subject, condition, place, group, isEdit }: Picture, take: Take): Phrases => {
  if (subject?.isLight && !isEdit) return subject.takes.map(({ light }) => light);
  if (isEdit || group === 'design') return [take.light];
  if (condition) return condition.value.lights;
  return place ? place.value.lights : [take.light];
};

const scene = (
  picture: Picture,
  take: Take,
  turn: number,
  first: First,
  isPlaceOpen: boolean,
): readonly (Touch | undefined)[] => {
  const { condition, place, deed, group, isTogether } = picture;
  const doing = isPlaceOpen && !isTogether ? deed?.value.setting : undefined;
  const known = new Set([...picture.conditionPlaces, ...placesOf(place)]);
  const isThere = isThereFor(picture)(take);
  const setting = isPlaceOpen ? first('setting', [doing ?? (isThere ? take.setting : undefined)]) : undefined;
  const isWhole = isThere && (take.setting === undefined || (setting !== undefined && doing === undefined));
  const isOwnPlace = !picture.subject?.isLight && (setting !== undefined || !place || group === 'design');
  const own =
    isWhole && isOwnPlace && (!condition || group === 'design')
      ? first('light', [take.light], 0, known)
      : undefined;
  return [
    setting,
    first('view', [isWhole || take.setting === undefined ? take.view : undefined], 0),
    own ?? first('light', lightsFor(picture, take), turn, known),
    first('colour', [isWhole ? take.colour : undefined]),
  ];
};

const around = ({ place, condition, group }: Picture, first: First): readonly (Touch | undefined)[] =>
  group === 'design'
    ? []
    : [
        first('around', [condition?.value.detail], 0, placesOf(condition)),
        place ? first('around', [place.value.detail], 0, placesOf(place)) : undefined,
      ];

const observed = (picture: Picture, { media }: PlanOptions, first: First): readonly (Touch | undefined)[] => {
  const { subject, deed, isMany, isTogether, isEdit } = picture;
  if (isEdit) return [];
  const isIdle = !deed && !picture.hasAction;
  const pose = isIdle && !isMany && !isTogether ? subject?.pose : undefined;
  const goesOn = isIdle && (picture.group !== 'vehicle' || isMoving(picture)) ? subject?.moves : undefined;
  const shows = media === 'video' ? (deed?.value.moves ?? goesOn) : (deed?.value.moment ?? pose);
  const moment = picture.hasOrder ? undefined : shows;
  return [
    first('moment', [moment], 0, placesOf(deed)),
    isTogether || (picture.group === 'food' && picture.hasAction && !deed)
      ? undefined
      : first('detail', [subject?.detail]),
  ];
};

const made = (
  ground: Ground,
  { media, style }: PlanOptions,
  first: First,
  isPlain: boolean,
): readonly (Touch | undefined)[] => {
  const { picture } = ground;
  if (style) {
    const isNamed = picture.said.has('medium');
    return [touchOf('medium', isNamed ? style.within : style.says, picture), first('finish', [style.finish])];
  }
  const usual =
    media === 'image' && isPlain && !picture.isEdit
      ? (picture.subject?.medium ?? groups[picture.group].medium)
      : '';
  return [usual === '' ? undefined : first('medium', [usual])];
};

/** How words in quotes and names are to be taken; a spoken line is nothing for a picture. */
const lineOf = ({ lettering: sort }: Picture, media: Media): string | undefined => {
  if (sort === 'speech') return media === 'video' ? lettering.spoken : undefined;
  return sort && lettering[sort];
};

/** How many telling words two phrases may share before the later one is an echo. */
const sharedWords = 2;

const withoutEchoes = (touches: readonly Touch[]): readonly Touch[] => {
  const kept: Touch[] = [];
  for (const touch of touches) {
    const isEcho = kept.some(
      ({ bearing }) => new Set(bearing.filter((stem) => touch.bearing.includes(stem))).size >= sharedWords,
    );
    if (!isEcho || touch.slot === 'medium' || touch.slot === 'twist' || touch.slot === 'lettering')
      kept.push(touch);
  }
  return kept;
};

/**
 * Four ways of showing the goal that differ in what matters, the first of them the prompt itself. Each phrase decides only
 * what the person left open.
 */
export const planTakes = (ground: Ground, options: PlanOptions): readonly PlannedTake[] => {
  const { picture } = ground;
  const { said, words } = picture;
  const first = firstOn(ground);
  const isSaid = (aspect: Aspect): boolean =>
    ground.taken.has(aspect) || [...(said.get(aspect) ?? [])].some((at) => !picture.own.has(at));
  const isPlaceOpen = !isSaid('place') && !isSaid('background') && !picture.hasOwnPlace;
  const isLong = words.length >= longGoal;
  const adds = new Set<Slot>([...qualityRows[options.quality].adds, ...alwaysAdded]);
  const isWanted = ({ slot }: Touch): boolean => adds.has(slot) && (!isLong || addedToLong.includes(slot));
  const isLifelike = options.style?.isLifelike ?? !said.has('medium');
  const texture =
    isLifelike && !picture.isTogether && !picture.isEdit
      ? first('texture', [picture.subject?.texture])
      : undefined;
  const found = looksIn(picture, options.media);
  const ofLooks = looksOrdered(ground, found, qualityRows[options.quality].ofLooks).filter(
    ({ slot }) => slot !== 'look' || !options.style,
  );
  const isPlain = found.length === 0 && isBare(picture);
  const isObserved = found.length === 0 && !isPlain && isKnown(picture);
  const line = lineOf(picture, options.media);
  const always = [
    line === undefined ? undefined : touchOf('lettering', line, picture),
    ...made(ground, options, first, isPlain),
    ...ofLooks,
  ];
  const shared = [...always, ...observed(picture, options, first), ...around(picture, first), texture];
  const take = (name: string, touches: readonly (Touch | undefined)[]): PlannedTake => ({
    name,
    touches: withoutEchoes(touches.filter((touch) => touch !== undefined).filter(isWanted)),
  });
  const planned = takesFor(picture, isPlaceOpen).map((row, turn) =>
    take(row.name, [
      ...scene(picture, row, turn, first, isPlaceOpen),
      ...(options.media === 'video' && !picture.isEdit ? inTime(picture, turn, first, options.hasSound) : []),
      ...shared,
    ]),
  );
  const isTravel =
    options.media === 'video' &&
    picture.deed !== undefined &&
    !picture.hasOrder &&
    pathOf(picture) === 'moving';
  const quiet = [
    ...always,
    picture.group === 'design' &&
    options.media === 'image' &&
    found.every(({ value }) => value.slot !== 'lens')
      ? first('detail', [picture.subject?.detail])
      : undefined,
    isTravel ? first('camera', [motions[0]?.say]) : undefined,
    isObserved ? first('detail', [picture.subject?.detail]) : undefined,
  ];
  const main = isPlain || picture.isEdit ? (planned[0] ?? take('', always)) : take('', quiet);
  const twisted = twists.flatMap(({ name, about, say }) => {
    const touch = touchOf('twist', say, picture);
    return isOpen({ ...touch, decides: [about] }, ground) ? [take(name, [...main.touches, touch])] : [];
  });
  const seen = new Set<string>();
  const distinct = [
    main,
    ...(isPlain || picture.isEdit ? [...planned, ...twisted] : [...twisted, ...planned]),
  ].filter(({ touches }) => {
    const key = touches.map(({ text }) => text).join('|');
    return seen.has(key) ? false : (seen.add(key), true);
  });
  return distinct.slice(0, takesWanted);
};
