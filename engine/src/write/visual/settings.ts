import type { Media, QualityId } from '../../catalogue/visual.ts';
import { maskQuoted } from '../../check/mask-quoted.ts';
import { wordsOf } from '../../goal/words.ts';
import { numbersByLanguage, secondsUnits } from '../../knowledge/number-words.ts';
import type { Service } from '../../knowledge/services/service.ts';
import type { Shape } from '../../knowledge/visual/rows.ts';
import {
  atMostBehind,
  atMostWords,
  behindFormat,
  belowWords,
  clipShapes,
  clipWords,
  doubtfulShapes,
  eachWords,
  formatWords,
  leastClipSeconds,
  lengthWords,
  halfMinutes,
  minuteUnits,
  momentWords,
  plainRatios,
  shapeWords,
  shotWords,
  sideWords,
  silentPart,
  silentWords,
  soundNames,
  soundSigns,
} from '../../knowledge/visual/shapes.ts';
import { has, hitsOf, indexAll, indexRows } from '../../goal/phrases.ts';
import { isOther, isOtherSize, isTurned, proportionsSet } from './proportions.ts';
import { ratioAsked, valueOf } from './ratio-asked.ts';
import type { Picture } from './read-picture.ts';

/** What is set in the service, beside the prompt. */
export interface Setting {
  readonly name: string;
  readonly value: string;
}

/** What settings and flags hang on besides goal and service. */
export interface Form {
  readonly media: Media;
  readonly quality: QualityId;
  readonly shape: Shape;
  /** Whether the goal or its subject decides the proportions. */
  readonly isShapeKnown: boolean;
  readonly isLifelike: boolean;
}

const doubtful = new Set(doubtfulShapes.flatMap((word) => wordsOf(word).map(({ stem }) => stem)));
const silence = indexAll(silentWords);
const shapeIndex = indexRows(Object.entries(shapeWords) as [Shape, readonly string[]][]);

const leastWidths = [1.6, 1.1, 0.9, 0.6] as const;
const shapesByWidth = ['wide', 'landscape', 'square', 'portrait', 'tall'] as const;
/** The nearest of our proportions to a ratio. */
const shapeOfRatio = (ratio: string): Shape =>
  shapesByWidth[leastWidths.filter((least) => valueOf(ratio) < least).length] ?? 'tall';

/** A clip that lies across is as wide as a screen, one that stands as tall as a telephone. */
const acrossOrUp: Readonly<Record<Media, Partial<Record<Shape, Shape>>>> = {
  image: {},
  video: { landscape: 'wide', portrait: 'tall' },
};

const formatFollowers = new Set(behindFormat);
/** Whether words make up a part of the goal, or open one that tells what the format is for; a goal opens with a format before a figure. */
export const isPart = ({ goal, words }: Picture, at: number, length: number): boolean => {
  const last = words[at + length - 1];
  const [before, after] = [words[at - 1], words[at + length]];
  if (!last) return false;
  const opens = before
    ? /[,;.:(–]/.test(goal.text.slice(before.end, words[at]?.start))
    : /^\d/.test(after?.text ?? '');
  return (
    opens &&
    (!after ||
      formatFollowers.has(after.text) ||
      /^\d/.test(after.text) ||
      /[,;.)]/.test(goal.text.slice(last.end, after.start)))
  );
};

/** The proportions that the goal names in words, each once: "vertical, for a story" is one. */
const shapesNamed = (picture: Picture, media: Media): readonly Shape[] => {
  const { words } = picture;
  const means = (at: number): boolean => {
    const { text = '', stem = '' } = words[at] ?? {};
    return !doubtful.has(stem) || (media === 'video' && clipShapes.includes(text)) || isPart(picture, at, 1);
  };
  const found = hitsOf(shapeIndex, words).filter(({ at, length }) => length > 1 || means(at));
  const named = found.map(({ value }) => acrossOrUp[media][value] ?? value);
  return [...new Set(named)].filter((shape) => !named.some((other) => other === acrossOrUp.video[shape]));
};

/** Whether the goal names several formats, of which one run makes one. */
export const isShapeTorn = (picture: Picture, media: Media): boolean =>
  ratioAsked(picture) === undefined && shapesNamed(picture, media).length > 1;

/** The proportions that the person's words ask for, by a ratio, a paper or a use. */
const shapeAsked = (picture: Picture, media: Media, further: string): Shape | undefined => {
  const told = ratioAsked(picture);
  if (told) return shapeOfRatio(told.ratio);
  const chosen = hitsOf(shapeIndex, wordsOf(further))[0]?.value;
  if (chosen) return acrossOrUp[media][chosen] ?? chosen;
  const [named, ...others] = shapesNamed(picture, media);
  return others.length > 0 ? undefined : named;
};

/** The proportions that the person's words ask for, else those that suit the subject. */
export const shapeOf = (picture: Picture, media: Media, further: string): Shape => {
  const { subject, group, isTogether, isMany } = picture;
  const suited = isTogether || (isMany && group === 'person') ? 'landscape' : subject?.shape;
  return shapeAsked(picture, media, further) ?? (media === 'video' ? 'wide' : (suited ?? 'landscape'));
};

const secondsInMinute = 60;

// "An 80s diner" is a decade: round tens are seconds only where a clip is named or a length is told.
const bareSeconds = new RegExp(
  `(?:\\b(?:${lengthWords.join('|')}) |^)(\\d{1,3})s\\b|\\b(\\d{0,2}[1-9]|10)s\\b|\\b(\\d{2,3})s (?:${clipWords.join('|')})\\b|\\b(?:${clipWords.join('|')})\\b.*, ?([123]0)s(?=,|$)`,
  'i',
);

const wholeUnits = secondsUnits.filter((unit) => unit.length > 1).join('|');
const figures = new Map(
  numbersByLanguage.flatMap((row) =>
    row.split(' ').flatMap((forms, at) => forms.split('|').map((form) => [form, at + 1] as const)),
  ),
);
const figure = String.raw`(?<!\p{L})(?<!(?:${momentWords.join('|')}) )(\d{1,3}|${[...figures.keys()].join('|')})`;
const toldSeconds = new RegExp(`${figure}(?: ?-?(?:${wholeUnits})(?!\\p{L})| s\\b|-s\\b)`, 'giu');
const minutes = String.raw`${figure}[ -](?:${minuteUnits.join('|')})`;
/** "A one minute clip", "a 1 minute bedtime story", "one minute of rain"; or a part of its own: "…, two minutes". */
const toldMinutes = new RegExp(
  `${minutes}(?= (?:of|von|de|di|van|av) |(?: \\p{L}+){0,2} (?:${clipWords.join('|')})(?!\\p{L})|[,.;]|$)`,
  'giu',
);
const halfMinute = new RegExp(`(?<!\\p{L})(?:${halfMinutes.join('|')})(?!\\p{L})`, 'iu');
const figuresOf = (text: string, pattern: RegExp): readonly number[] =>
  [...text.matchAll(pattern)].map(([, told = '']) => figures.get(told.toLowerCase()) ?? Number(told));

const isToldBy = (text: string, before: readonly string[], behind: readonly string[] = []): boolean =>
  new RegExp(
    `(?<!\\p{L})(?:${before.join('|')}) ${figure}[ -]?(?:${wholeUnits}|s)(?!\\p{L})${
      behind.length > 0 ? `|${figure}[ -]?(?:${wholeUnits}|s) (?:${behind.join('|')})(?!\\p{L})` : ''
    }`,
    'iu',
  ).test(text);

/** Whether so many seconds keep what the goal says of the length: "under 12 s", "ten seconds tops". */
const keepsBound = (text: string, asked: number): ((seconds: number) => boolean) => {
  if (isToldBy(text, belowWords)) return (seconds) => seconds < asked;
  return isToldBy(text, atMostWords, atMostBehind) ? (seconds) => seconds <= asked : () => true;
};

const shotsTold = new RegExp(String.raw`${figure} (?:${shotWords.join('|')})(?!\p{L})`, 'iu');
const each = `(?<!\\p{L})(?:${eachWords.join('|')})(?!\\p{L})`;
const seconds = `\\d{1,3} ?-?(?:${wholeUnits}|s)(?!\\p{L})`;
/** "Each shot about 5 secs", "5 seconds each"; not "1080x1920 each". */
const isOfEach = new RegExp(`${each}[^.;\\d]{0,24}${seconds}|${seconds}[^.;\\d]{0,12}${each}`, 'iu');

const sums = new RegExp(`(\\d{1,3}(?: ?\\+ ?\\d{1,3})+) ?-?(?:${wholeUnits}|s)(?!\\p{L})`, 'giu');
/** "5 + 5 + 5 seconds". */
const sumsIn = (text: string): readonly number[] =>
  [...text.matchAll(sums)].map(([, parts = '']) =>
    parts.split('+').reduce((sum, part) => sum + Number(part), 0),
  );

/** Seconds that the goal asks for: of "4 shots, each 5 seconds" those of all. */
export const secondsAsked = ({ goal }: Picture): number | undefined => {
  const text = maskQuoted(goal.text.slice(0, 2_000));
  const told = [
    ...figuresOf(text, toldMinutes).map((minutes) => minutes * secondsInMinute),
    ...(halfMinute.test(text) ? [secondsInMinute / 2] : []),
    ...figuresOf(text, toldSeconds),
    ...sumsIn(text),
  ];
  const bare = bareSeconds
    .exec(text)
    ?.slice(1)
    .find((figure) => figure !== undefined);
  const all = [...told, ...(bare === undefined ? [] : [Number(bare)])].filter(
    (seconds) => seconds >= leastClipSeconds,
  );
  if (all.length === 0) return undefined;
  const [, count = '1'] = (isOfEach.test(text) && shotsTold.exec(text)) || [];
  return Math.max(...all) * (figures.get(count.toLowerCase()) ?? Number(count));
};

const nearest = (wish: number, lengths: readonly number[]): number =>
  lengths.toSorted((a, b) => Math.abs(a - wish) - Math.abs(b - wish))[0] ?? wish;

/** Seconds of the clip: what was asked for, within what the service makes. */
export const secondsOf = (picture: Picture, service: Service | undefined): number => {
  const wish = secondsAsked(picture);
  if (!service?.seconds) return wish ?? 8;
  const usual = picture.hasOrder ? service.seconds.at(-1) : service.seconds[0];
  if (wish === undefined) return usual ?? 8;
  const allowed = service.seconds.filter(keepsBound(picture.goal.text.slice(0, 2_000), wish));
  return nearest(wish, allowed.length > 0 ? allowed : service.seconds);
};

const resolutions = /(?<![\p{L}\p{N}])(\d{3,4}p|[48]k|full[ -]?hd)(?![\p{L}\p{N}])/iu;
/** The resolution that the goal asks for: "1080p". */
export const resolutionAsked = ({ goal }: Picture): string | undefined =>
  resolutions
    .exec(goal.text.slice(0, 2_000))?.[1]
    ?.toLowerCase()
    .replace(/^full.*/, '1080p');

export const levelsOf = ({ quality }: Service): readonly string[] =>
  quality && /^\d/.test(quality.standard) ? [quality.standard, quality.high, quality.ultra] : [];

/** The resolution that is made of the one that the goal asks for: itself, or the sharpest there is. */
const resolutionSet = (picture: Picture, service: Service): { asked: string; set: string } | undefined => {
  const asked = resolutionAsked(picture);
  const levels = levelsOf(service);
  const sharpest = levels.at(-1);
  if (asked === undefined || sharpest === undefined) return undefined;
  return { asked, set: levels.find((level) => level.toLowerCase() === asked) ?? sharpest };
};

/** A length within a bound is what was asked for, another length is not. */
const meetsLength = ({ goal }: Picture, asked: number, made: number): boolean => {
  const keeps = keepsBound(goal.text.slice(0, 2_000), asked);
  return made === asked ? keeps(made) : keeps(made) && !keeps(asked + 1);
};

/** What the goal asks for and the service does not make, each with the nearest that is set instead. */
export const nearestSet = (
  picture: Picture,
  service: Service,
  shape: Shape,
): readonly { readonly asked: string; readonly set: string }[] => {
  const usual = plainRatios[shape];
  const set = proportionsSet(picture, service, shape);
  const ratio = ratioAsked(picture) ?? (isTurned(usual, set) ? { ratio: usual, name: usual } : undefined);
  const seconds = secondsAsked(picture);
  const made = secondsOf(picture, service);
  const resolution = resolutionSet(picture, service);
  return [
    ...(ratio && !service.flags && (isOther(ratio.ratio, set) || isOtherSize(ratio, set, service))
      ? [{ asked: ratio.name, set }]
      : []),
    ...(service.seconds && !picture.isEdit && seconds !== undefined && !meetsLength(picture, seconds, made)
      ? [{ asked: `${seconds} seconds`, set: `${made} seconds` }]
      : []),
    ...(resolution && resolution.set.toLowerCase() !== resolution.asked ? [resolution] : []),
  ];
};

/** Whether the service makes clips of the length that is asked for; a clip of one's own is not cut to another. */
const isMade = (picture: Picture, service: Service): boolean =>
  secondsAsked(picture) === secondsOf(picture, service);

// Cards, covers and pages lie either way.
const decidedShapes: ReadonlySet<Shape | undefined> = new Set<Shape>(['square', 'wide']);
/** Whether the goal, its use or the piece that it is decides the proportions; a picture of the person's own keeps its. */
export const isShapeDecided = (picture: Picture, media: Media, further: string): boolean =>
  shapeAsked(picture, media, further) !== undefined ||
  (!picture.isEdit &&
    !isShapeTorn(picture, media) &&
    (media === 'video' ||
      decidedShapes.has(picture.subject?.group === 'design' ? picture.subject.shape : undefined)));

const sided = new Set([...sideWords.width, ...sideWords.height, ...formatWords]);
/** Whether proportions are ours to choose: not for a picture of the person's own or a piece of design, nor where we do not know what is shown or how sides are told. */
const isShapeOurs = (picture: Picture, media: Media): boolean =>
  (media === 'video' || (picture.subject !== undefined && picture.group !== 'design')) &&
  !picture.isEdit &&
  !picture.isReference &&
  picture.goal.language.code === 'en' &&
  !isShapeTorn(picture, media) &&
  !picture.words.some(({ text }) => sided.has(text));

/** Whether the goal wants no sound, in any of the ways of saying so. */
const isSilentClip = (picture: Picture): boolean =>
  picture.absent.some((thing) => soundNames.includes(thing)) ||
  has(silence, picture.words) ||
  picture.words.some(({ text }, at) => text === silentPart && isPart(picture, at, 1));

/** Whether the goal of a clip wants no sound and the service always makes one. */
export const isSoundLeft = (picture: Picture, { soundsAlways }: Service): boolean =>
  soundsAlways === true && isSilentClip(picture);

/** Whether the goal of a clip asks for a sound or a spoken line and the service makes none. */
export const isSoundMissing = (picture: Picture, { seconds, hasSound }: Service): boolean =>
  seconds !== undefined &&
  !hasSound &&
  !isSilentClip(picture) &&
  (picture.lettering === 'speech' ||
    picture.words.some(({ text }) => soundNames.includes(text) || soundSigns.includes(text)));

/** What is to be set in the service; without a service what any of them asks for. */
export const settingsOf = (
  picture: Picture,
  service: Service | undefined,
  { media, quality, shape, isShapeKnown }: Form,
): readonly Setting[] => {
  const ratio = service
    ? proportionsSet(picture, service, shape)
    : (ratioAsked(picture)?.ratio ?? plainRatios[shape]);
  const hasRatio =
    !service?.flags && (isShapeKnown || (service !== undefined && isShapeOurs(picture, media)));
  const hasLength =
    media === 'video' &&
    (secondsAsked(picture) !== undefined
      ? !service || (service.seconds !== undefined && (!picture.isEdit || isMade(picture, service)))
      : !picture.isEdit && (service ? service.seconds !== undefined : !picture.hasOrder));
  const isSilent = isSilentClip(picture);
  const absent = picture.absent.filter((thing) => !service?.hasSound || !soundNames.includes(thing));
  // "Text" would take numbers off a die and words off a shop.
  const negative = [...absent, ...(picture.said.has('text') || picture.isEdit ? [] : ['watermark'])];
  return [
    ...(hasRatio ? [{ name: service?.shapeSetting ?? 'Aspect ratio', value: ratio }] : []),
    ...(hasLength ? [{ name: 'Duration', value: `${secondsOf(picture, service)} s` }] : []),
    ...(service?.quality
      ? [
          {
            name: service.quality.name,
            value: resolutionSet(picture, service)?.set ?? service.quality[quality],
          },
        ]
      : []),
    ...(service?.hasSound && !service.soundsAlways && (isSilent || !picture.isEdit)
      ? [{ name: 'Audio', value: isSilent ? 'Off' : 'On' }]
      : []),
    ...(service?.negative === 'field' && negative.length > 0
      ? [{ name: 'Negative prompt', value: negative.join(', ') }]
      : []),
    ...(service?.settings ?? []),
  ];
};

/** Flags at the prompt's end, the person's own first; empty for services that read none. */
export const flagsOf = (
  picture: Picture,
  service: Service | undefined,
  { media, shape, isShapeKnown, isLifelike, quality }: Form,
): readonly string[] => {
  const flags = service?.flags;
  if (!flags) return [];
  const nameOf = (flag: string): string => flag.slice(2).split(' ')[0] ?? '';
  const own = picture.flags.filter((flag) => flags.known.includes(nameOf(flag)));
  const ours = [
    ...(picture.absent.length > 0 ? [`${flags.negative} ${picture.absent.join(', ')}`] : []),
    ...(isShapeKnown || isShapeOurs(picture, media)
      ? [`${flags.shape} ${proportionsSet(picture, service, shape)}`]
      : []),
    ...(isLifelike ? [flags.lifelike] : []),
    ...(quality === 'ultra' ? [flags.ultra] : []),
  ];
  return [...own, ...ours.filter((flag) => !own.some((mine) => nameOf(mine) === nameOf(flag)))];
};
