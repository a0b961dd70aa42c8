import type { Media, QualityId } from '../../catalogue/visual.ts';
import { wordsOf } from '../../goal/words.ts';
import { secondsUnits } from '../../knowledge/number-words.ts';
import type { Service } from '../../knowledge/services/service.ts';
import type { Shape } from '../../knowledge/visual/rows.ts';
import {
  clipShapes,
  clipWords,
  doubtfulShapes,
  lengthWords,
  papers,
  plainRatios,
  shapeWords,
  typedRatios,
} from '../../knowledge/visual/shapes.ts';
import { hitsOf, indexRows } from './phrases-in.ts';
import type { Picture } from './read-picture.ts';

/** What is set in the service, beside the prompt. */
export interface Setting {
  readonly name: string;
  readonly value: string;
}

const doubtful = new Set(doubtfulShapes.flatMap((word) => wordsOf(word).map(({ stem }) => stem)));
const shapeIndex = indexRows(Object.entries(shapeWords) as [Shape, readonly string[]][]);

/** A ratio as the goal has it: "4:3", "3:1"; a time has two digits behind its colon. */
const ratioTyped = ({ goal }: Picture): string | undefined =>
  goal.text
    .slice(0, 2_000)
    .match(/(?<![\d:.])\d{1,2}:\d{1,2}(?![\d:])/g)
    ?.find((ratio) => typedRatios.includes(ratio) || /^(?:1?\d|2[01]):[1-9]$/.test(ratio));

const leastWidths = [1.6, 1.1, 0.9, 0.6] as const;
const shapesByWidth = ['wide', 'landscape', 'square', 'portrait', 'tall'] as const;
/** The nearest of our proportions to a ratio. */
const shapeOfRatio = (ratio: string): Shape => {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return shapesByWidth[leastWidths.filter((least) => width / height < least).length] ?? 'tall';
};

/** The proportions that the person's words ask for, by a ratio, a paper or a use. */
const shapeAsked = (picture: Picture, media: Media, further: string): Shape | undefined => {
  const { words } = picture;
  const typed = ratioTyped(picture);
  if (typed) return shapeOfRatio(typed);
  const means = (text: string, stem: string): boolean =>
    !doubtful.has(stem) || (media === 'video' && clipShapes.includes(text));
  return (
    hitsOf(shapeIndex, wordsOf(further))[0] ??
    hitsOf(shapeIndex, words).find(
      ({ at, length }) => length > 1 || means(words[at]?.text ?? '', words[at]?.stem ?? ''),
    )
  )?.value;
};

/** The proportions that the person's words ask for, else those that suit the subject. */
export const shapeOf = (picture: Picture, media: Media, further: string): Shape => {
  const { subject, isTogether } = picture;
  const asked = shapeAsked(picture, media, further);
  if (asked) return asked;
  if (media === 'video') return 'wide';
  return isTogether ? 'landscape' : (subject?.shape ?? 'landscape');
};

// "An 80s diner" is a decade: round tens are seconds only where a clip is named or a length is told.
const bareSeconds = new RegExp(
  `(?:\\b(?:${lengthWords.join('|')}) |^)(\\d{1,3})s\\b|\\b(\\d{0,2}[1-9]|10)s\\b|\\b(\\d{2,3})s (?:${clipWords.join('|')})\\b|\\b(?:${clipWords.join('|')})\\b.*, ?([123]0)s(?=,|$)`,
  'i',
);

const wholeUnits = secondsUnits.filter((unit) => unit.length > 1).join('|');
const toldSeconds = new RegExp(`\\b(\\d{1,3})(?: ?-?(?:${wholeUnits})(?!\\p{L})| s\\b|-s\\b)`, 'iu');

/** Seconds that the goal asks for. */
export const secondsAsked = ({ goal }: Picture): number | undefined => {
  const text = goal.text.slice(0, 2_000);
  const found = toldSeconds.exec(text) ?? bareSeconds.exec(text);
  return found ? Number(found.slice(1).find((figure) => figure !== undefined)) : undefined;
};

const nearest = (wish: number, lengths: readonly number[]): number =>
  lengths.reduce(
    (best, length) => (Math.abs(length - wish) < Math.abs(best - wish) ? length : best),
    lengths[0] ?? wish,
  );

/** Seconds of the clip: what was asked for, within what the service makes. */
export const secondsOf = (picture: Picture, service: Service | undefined): number => {
  const wish = secondsAsked(picture);
  if (!service?.seconds) return wish ?? 8;
  const usual = picture.hasOrder ? service.seconds.at(-1) : service.seconds[0];
  return wish === undefined ? (usual ?? 8) : nearest(wish, service.seconds);
};

/** What the goal asks for and the service does not make, each with the nearest that is set instead. */
export const nearestSet = (
  picture: Picture,
  service: Service,
  shape: Shape,
): readonly { readonly asked: string; readonly set: string }[] => {
  const ratio = service.flags ? undefined : ratioTyped(picture);
  const set = service.shapes[shape];
  const seconds = secondsAsked(picture);
  const made = secondsOf(picture, service);
  return [
    ...(ratio && /:/.test(set) && ratio !== set ? [{ asked: ratio, set }] : []),
    ...(service.seconds && seconds !== undefined && seconds !== made
      ? [{ asked: `${seconds} seconds`, set: `${made} seconds` }]
      : []),
  ];
};

// Cards, covers and pages lie either way.
const decidedShapes: ReadonlySet<Shape | undefined> = new Set<Shape>(['square', 'wide']);
/** Whether the goal, its use or the piece that it is decides the proportions: elsewhere they are the person's. */
export const isShapeDecided = (picture: Picture, media: Media, further: string): boolean =>
  media === 'video' ||
  shapeAsked(picture, media, further) !== undefined ||
  decidedShapes.has(picture.subject?.group === 'design' ? picture.subject.shape : undefined);

/** The ratio of a named sheet of paper, as it lies. */
const paperOf = ({ words }: Picture): string | undefined => {
  const has = (names: readonly string[]): boolean => words.some(({ text }) => names.includes(text));
  if (!has(papers.sheets)) return undefined;
  return has(papers.across) ? papers.wide : papers.high;
};

/** What is to be set in the service; without a service what any of them asks for. */
export const settingsOf = (
  picture: Picture,
  service: Service | undefined,
  options: {
    readonly media: Media;
    readonly quality: QualityId;
    readonly shape: Shape;
    /** Whether the goal or its subject decides the proportions. */
    readonly isShapeKnown: boolean;
  },
): readonly Setting[] => {
  const { media, quality, shape, isShapeKnown } = options;
  const ratio = service?.shapes[shape] ?? ratioTyped(picture) ?? paperOf(picture) ?? plainRatios[shape];
  const hasRatio = !service?.flags && (service !== undefined || isShapeKnown);
  const hasLength =
    media === 'video' &&
    (service ? service.seconds !== undefined : !picture.hasOrder || secondsAsked(picture) !== undefined);
  const negative = [...picture.absent, ...(picture.said.has('text') ? [] : ['text', 'watermark'])];
  return [
    ...(hasRatio ? [{ name: service?.shapeSetting ?? 'Aspect ratio', value: ratio }] : []),
    ...(hasLength ? [{ name: 'Duration', value: `${secondsOf(picture, service)} s` }] : []),
    ...(service?.quality ? [{ name: service.quality.name, value: service.quality[quality] }] : []),
    ...(service?.hasSound ? [{ name: 'Audio', value: 'On' }] : []),
    ...(service?.negative === 'field' ? [{ name: 'Negative prompt', value: negative.join(', ') }] : []),
    ...(service?.settings ?? []),
  ];
};

/** Flags at the prompt's end, the person's own first; empty for services that read none. */
export const flagsOf = (
  picture: Picture,
  service: Service | undefined,
  {
    shape,
    isLifelike,
    quality,
  }: {
    readonly shape: Shape;
    readonly isLifelike: boolean;
    readonly quality: QualityId;
  },
): readonly string[] => {
  const flags = service?.flags;
  if (!flags) return [];
  const nameOf = (flag: string): string => flag.slice(2).split(' ')[0] ?? '';
  const own = picture.flags.filter((flag) => flags.known.includes(nameOf(flag)));
  const ours = [
    ...(picture.absent.length > 0 ? [`${flags.negative} ${picture.absent.join(', ')}`] : []),
    `${flags.shape} ${ratioTyped(picture) ?? service.shapes[shape]}`,
    ...(isLifelike ? [flags.lifelike] : []),
    ...(quality === 'ultra' ? [flags.ultra] : []),
  ];
  return [...own, ...ours.filter((flag) => !own.some((mine) => nameOf(mine) === nameOf(flag)))];
};
