import type { Media, QualityId } from '../../catalogue/visual.ts';
import { aspectsOfLooks } from '../../knowledge/visual/aspects.ts';
import { usualMedium, vehicleTakes } from '../../knowledge/visual/groups.ts';
import type { Slot } from '../../knowledge/visual/slots.ts';
import { lettering } from '../../knowledge/visual/subjects/designs.ts';
import { addedToLong, alwaysAdded, counts, qualityRows } from '../../knowledge/visual/qualities.ts';
import type { Framed, StyleRow, Take } from '../../knowledge/visual/rows.ts';
import { variations } from '../../knowledge/visual/variations.ts';
import { directClip } from './direct-clip.ts';
import type { Picture } from './read-picture.ts';
import { isBare, isKnown } from './is-simple.ts';
import { looksIn, looksOrdered } from './looks-in.ts';
import { settledBy } from './said.ts';
import { firstOn, touchOf, type First, type Ground, type Touch } from './touch.ts';
import { familyOf, variationsOpen, worded } from './vary.ts';

/** What a plan hangs on besides the goal. */
export interface PlanOptions {
  readonly media: Media;
  readonly quality: QualityId;
  readonly style?: StyleRow;
  readonly hasSound: boolean;
}

/** One whole way of showing the goal: a name for people, and the phrases that it adds. */
export interface PlannedTake extends Framed {
  readonly touches: readonly Touch[];
}

/** What a variation keeps, whatever it changes: what the person has chosen, and what deepens a word of theirs. */
const kept: ReadonlySet<Slot> = new Set<Slot>(['lettering', 'medium', 'finish', 'look', 'lit', 'tempo']);

type Touches = readonly (Touch | undefined)[];

/** The takes of a goal that names a thing alone, the most fitting first. */
const takesFor = ({ subject, group, said }: Picture): readonly Take[] => {
  if (group === 'vehicle') return vehicleTakes;
  const isDrawn = said.has('medium') && group !== 'design';
  return subject?.takes.filter(({ where }) => !isDrawn || where !== 'studio') ?? [];
};

const scene = ({ subject }: Picture, take: Take, first: First): Touches => {
  const setting = first('setting', [take.setting]);
  if (take.setting !== undefined && setting === undefined) return [];
  const lights = subject?.isLight ? subject.takes.map(({ light }) => light) : [take.light];
  return [setting, first('view', [take.view]), first('light', lights), first('colour', [take.colour])];
};

const observed = ({ subject, isMany, group }: Picture, media: Media, first: First): Touches => {
  const pose = isMany ? undefined : subject?.pose;
  const shown = media === 'video' && group !== 'vehicle' ? subject?.moves : pose;
  return [first('moment', [shown]), first('detail', [subject?.detail])];
};

const made = (picture: Picture, { media, style }: PlanOptions, first: First, isPlain: boolean): Touches => {
  if (style) {
    const says = picture.said.has('medium') ? style.within : style.says;
    return [touchOf('medium', says, picture), first('finish', [style.finish])];
  }
  const usual = picture.subject?.medium ?? usualMedium[picture.group];
  return [media === 'image' && isPlain && usual !== '' ? first('medium', [usual]) : undefined];
};

/** How words in quotes and names are to be taken; a spoken line is nothing for a picture or a silent clip. */
const lineOf = ({ lettering: sort, goal }: Picture, hasVoice: boolean): string | undefined => {
  if (sort === 'speech') return hasVoice ? lettering.spoken : undefined;
  return sort === 'quoted' && goal.language.code === 'en' ? lettering.quoted : undefined;
};

/** Whether the piece of design is what is wanted, "a menu" and not "a menu board background", and has its words if it needs some. */
const isPiece = (picture: Picture): boolean => {
  const { goal, own, words, subject, lettering: sort } = picture;
  const wanted = goal.words[goal.parts.object.end - 1];
  const isWanted = [...own].some((at) => words[at]?.start === wanted?.start);
  const needsWords = touchOf('detail', subject?.detail ?? '', picture).decides.includes('text');
  return isWanted && (!needsWords || sort !== undefined);
};

/** What stands whatever else is said. */
const firm: ReadonlySet<Slot> = new Set<Slot>(['medium', 'twist', 'lettering']);
const withoutEchoes = (touches: readonly Touch[]): readonly Touch[] =>
  touches.filter(({ slot, bearing }, at) => {
    const shared = (other: Touch): number =>
      new Set(bearing.filter((stem) => other.bearing.includes(stem))).size;
    return firm.has(slot) || touches.slice(0, at).every((other) => shared(other) < counts.sharedWords);
  });

/** Four ways of showing the goal that differ in what matters, the first the prompt itself; each phrase decides only what the person left open. */
export const planTakes = (ground: Ground, options: PlanOptions): readonly PlannedTake[] => {
  const [{ picture }, { media }, first] = [ground, options, firstOn(ground)];
  const { said, words, subject, isEdit } = picture;
  const isLong = words.length >= counts.longGoal;
  const adds = new Set<Slot>([...qualityRows[options.quality].adds, ...alwaysAdded]);
  const isWanted = ({ slot }: Touch): boolean => adds.has(slot) && (!isLong || addedToLong.includes(slot));
  const family = familyOf(picture, options);
  const found = looksIn(picture, media, family);
  const ofLooks = looksOrdered(ground, found, qualityRows[options.quality].ofLooks).filter(
    ({ slot }) => slot !== 'look' || !options.style,
  );
  // A photo of a tattoo is no tattoo design.
  const isShown = picture.group === 'design' && family === 'scene';
  const isPlain = found.length === 0 && !isShown && isBare(picture);
  const line = lineOf(picture, media === 'video' && options.hasSound);
  const always = [
    line === undefined ? undefined : touchOf('lettering', line, picture),
    ...made(picture, options, first, isPlain),
    ...ofLooks,
  ];
  const take = ({ name, frame }: Framed, touches: Touches): PlannedTake => ({
    name,
    frame,
    touches: withoutEchoes(touches.filter((touch) => touch !== undefined).filter(isWanted)),
  });
  const filmed =
    media === 'video' && picture.goal.language.code === 'en' && !isEdit && family !== 'vague'
      ? directClip(picture, first)
      : [];
  const close = [
    ...observed(picture, media, first),
    (options.style?.isLifelike ?? !said.has('medium')) ? first('texture', [subject?.texture]) : undefined,
  ];
  const planned = (isPlain ? takesFor(picture) : []).flatMap((row) => {
    const seen = scene(picture, row, first);
    const shown: Framed = seen[1] ? row : { ...row, frame: 'scene' };
    return seen.length > 0 ? [take(shown, [...seen, ...filmed, ...always, ...close])] : [];
  });
  const isDesigned =
    media === 'image' &&
    !isShown &&
    family !== 'abstract' &&
    isPiece(picture) &&
    !picture.isMany &&
    found.every(({ value }) => value.slot !== 'lens');
  const isDetailed = picture.group === 'design' ? isDesigned : found.length === 0 && isKnown(picture);
  const main =
    planned[0] ??
    take({ name: '', frame: 'level' }, [
      ...always,
      ...filmed,
      isDetailed ? first('detail', [subject?.detail]) : undefined,
      family === 'edit' ? touchOf('view', worded(variations.kept.say, picture), picture) : undefined,
    ]);
  // A person's word decides what a phrase that deepens it speaks of; a picture has a view and no camera.
  const fixed = main.touches.filter(({ slot }) => kept.has(slot)).flatMap(({ text }) => settledBy(text));
  const decided = new Set(
    [...said.keys(), ...ground.taken, ...fixed.filter((told) => aspectsOfLooks.includes(told))].filter(
      (told) => told !== 'camera' || media === 'video',
    ),
  );
  const varied = variationsOpen(family, decided).map((row) => {
    const rests = ({ slot, decides }: Touch): boolean =>
      kept.has(slot) || !decides.some((aspect) => row.about.includes(aspect));
    return take(row, [...main.touches.filter(rests), touchOf('twist', worded(row.say, picture), picture)]);
  });
  const all = [main, ...planned, ...varied];
  const distinct = new Map(all.map((each) => [each.touches.map(({ text }) => text).join('|'), each]));
  return [...distinct.values()].slice(0, counts.takes);
};
