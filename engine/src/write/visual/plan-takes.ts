import type { Media, QualityId } from '../../catalogue/visual.ts';
import { editTakes } from '../../knowledge/visual/edits.ts';
import { refusals } from '../../knowledge/visual/names.ts';
import { company, groups, together, twists } from '../../knowledge/visual/groups.ts';
import type { Slot } from '../../knowledge/visual/slots.ts';
import { lettering } from '../../knowledge/visual/subjects/designs.ts';
import { addedToLong, alwaysAdded, qualityRows } from '../../knowledge/visual/qualities.ts';
import type { Aspect, StyleRow, Take } from '../../knowledge/visual/rows.ts';
import { isFramed } from '../../reading/framed-languages.ts';
import { firstOn, type First } from './first-open.ts';
import { directClip } from './direct-clip.ts';
import type { Picture } from './read-picture.ts';
import { isBare, isKnown } from './is-simple.ts';
import { looksIn, looksOrdered } from './looks-in.ts';
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
const refusing = new Set(refusals);
/** The prompt itself and three others. */
const takesWanted = 4;

/** The takes to choose from, the most fitting first, and whether their settings may be used. */
const takesFor = (picture: Picture, isPlaceOpen: boolean): readonly Take[] => {
  const { subject, group, goal, isEdit, isTogether, isCompany, deed, words, said } = picture;
  // In other languages a light that is named cannot be told.
  if (isEdit)
    return goal.language.code === 'en' ? editTakes : editTakes.map(({ name, view }) => ({ name, view }));
  if (goal.language.code !== 'en') return isFramed(goal.language.code) ? groups.open.takes : [];
  if (isTogether) return isCompany ? company : together;
  if (!subject && said.has('medium')) return [];
  const isDrawn = said.has('medium') && group !== 'design';
  const rows = subject?.takes ?? groups[group].takes;
  const fitting = isDrawn ? rows.filter(({ where }) => where !== 'studio') : rows;
  const isFree = isPlaceOpen && group !== 'vehicle' && !deed && words.length <= detailedGoal;
  if (group === 'design' || isFree) return fitting;
  return [...groups[group].takes, ...fitting.filter(({ setting }) => !setting)];
};

const scene = (
  picture: Picture,
  take: Take,
  first: First,
  isPlaceOpen: boolean,
): readonly (Touch | undefined)[] => {
  const { subject, condition, place, group, isEdit } = picture;
  const setting = isPlaceOpen ? first('setting', [take.setting]) : undefined;
  const isWhole = take.setting === undefined || setting !== undefined;
  // A place or a time that is named has its own light.
  const isLightOpen = isWhole && (group === 'design' || (!condition && !place));
  const lights = subject?.isLight && !isEdit ? subject.takes.map(({ light }) => light) : [take.light];
  return [
    setting,
    // What stays as it is fights no view.
    isEdit ? touchOf('view', take.view, picture) : first('view', [isWhole ? take.view : undefined]),
    isLightOpen ? first('light', lights) : undefined,
    first('colour', [isWhole ? take.colour : undefined]),
  ];
};

const observed = (picture: Picture, media: Media, first: First): readonly (Touch | undefined)[] => {
  const { subject, isMany, isTogether, isEdit, hasOrder } = picture;
  if (isEdit || isTogether || picture.deed || picture.hasAction) return [];
  const pose = isMany ? undefined : subject?.pose;
  const shown = media === 'video' && picture.group !== 'vehicle' ? subject?.moves : pose;
  return [first('moment', [hasOrder ? undefined : shown]), first('detail', [subject?.detail])];
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
const lineOf = ({ lettering: sort, words, goal }: Picture, media: Media): string | undefined => {
  if (sort === 'speech') return media === 'video' ? lettering.spoken : undefined;
  if (goal.language.code !== 'en') return undefined;
  // "No names on the map": nothing is said of names.
  if (sort === 'given' && words.some(({ text }) => refusing.has(text))) return undefined;
  return sort && lettering[sort];
};

/** Whether the piece of design is what is wanted, "a menu" and not "a menu board background", and has its words if it needs some. */
const isPiece = (picture: Picture): boolean => {
  const { goal, own, words, subject, lettering: sort } = picture;
  const wanted = goal.words[goal.parts.object.end - 1];
  const isWanted = [...own].some((at) => words[at]?.start === wanted?.start);
  const needsWords = touchOf('detail', subject?.detail ?? '', picture).decides.includes('text');
  return isWanted && (!needsWords || sort !== undefined);
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
  const isWanted = ({ slot }: Touch): boolean =>
    adds.has(slot) && (!isLong || picture.isEdit || addedToLong.includes(slot));
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
  const shared = [...always, ...observed(picture, options.media, first), texture];
  const take = (name: string, touches: readonly (Touch | undefined)[]): PlannedTake => ({
    name,
    touches: withoutEchoes(touches.filter((touch) => touch !== undefined).filter(isWanted)),
  });
  const filmed = (turn: number): readonly (Touch | undefined)[] =>
    options.media === 'video' && picture.goal.language.code === 'en' && !picture.isEdit
      ? directClip(picture, turn, first, options.hasSound)
      : [];
  const planned = takesFor(picture, isPlaceOpen).map((row, turn) =>
    take(row.name, [...scene(picture, row, first, isPlaceOpen), ...filmed(turn), ...shared]),
  );
  const quiet = [
    ...always,
    picture.group === 'design' &&
    options.media === 'image' &&
    isPiece(picture) &&
    found.every(({ value }) => value.slot !== 'lens')
      ? first('detail', [picture.subject?.detail])
      : undefined,
    ...filmed(0),
    isObserved ? first('detail', [picture.subject?.detail]) : undefined,
  ];
  const main = isPlain || picture.isEdit ? (planned[0] ?? take('', always)) : take('', quiet);
  const twisted = twists.flatMap(({ name, about, say }) => {
    const touch = touchOf('twist', say, picture);
    return isOpen({ ...touch, decides: [about] }, ground)
      ? [take(name, [...main.touches.filter(({ slot }) => slot !== 'camera'), touch])]
      : [];
  });
  const seen = new Set<string>();
  const distinct = [
    main,
    // A picture of one's own is neither seen from elsewhere nor in another light.
    ...(picture.isEdit ? planned : isPlain ? [...planned, ...twisted] : [...twisted, ...planned]),
  ].filter(({ touches }) => {
    const key = touches.map(({ text }) => text).join('|');
    return seen.has(key) ? false : (seen.add(key), true);
  });
  return distinct.slice(0, takesWanted);
};
