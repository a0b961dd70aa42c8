import type { Media, QualityId } from '../../catalogue/visual.ts';
import { wordsOf } from '../../goal/words.ts';
import type { Service } from '../../knowledge/services/service.ts';
import type { Shape } from '../../knowledge/visual/rows.ts';
import { plainRatios, shapeWords } from '../../knowledge/visual/shapes.ts';
import { hitsOf, indexRows } from './phrases-in.ts';
import type { Picture } from './read-picture.ts';

/** What is set in the service, beside the prompt. */
export interface Setting {
  readonly name: string;
  readonly value: string;
}

const shapeIndex = indexRows(Object.entries(shapeWords) as [Shape, readonly string[]][]);

/** The proportions that the person's words ask for, else those that suit the subject. */
export const shapeOf = ({ words, subject, isTogether }: Picture, media: Media, further: string): Shape => {
  const asked = hitsOf(shapeIndex, [...wordsOf(further), ...words])[0]?.value;
  if (asked) return asked;
  if (media === 'video') return 'wide';
  return isTogether ? 'landscape' : (subject?.shape ?? 'landscape');
};

/** Seconds that the goal asks for. */
export const secondsAsked = ({ goal }: Picture): number | undefined => {
  const found = /\b(\d{1,3})[ -]?(?:s|secs?|seconds?)\b/i.exec(goal.text.slice(0, 2_000));
  return found ? Number(found[1]) : undefined;
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
  return wish === undefined ? (service.seconds[0] ?? 8) : nearest(wish, service.seconds);
};

/** What is to be set in the service; without a service what any of them asks for. */
export const settingsOf = (
  picture: Picture,
  service: Service | undefined,
  options: {
    readonly media: Media;
    readonly quality: QualityId;
    readonly shape: Shape;
  },
): readonly Setting[] => {
  const { media, quality, shape } = options;
  const ratio = service?.shapes[shape] ?? plainRatios[shape];
  const hasLength = media === 'video' && (service === undefined || service.seconds !== undefined);
  const negative = [...picture.absent, ...(picture.said.has('text') ? [] : ['text', 'watermark'])];
  return [
    ...(service?.flags ? [] : [{ name: service?.shapeSetting ?? 'Aspect ratio', value: ratio }]),
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
    `${flags.shape} ${service.shapes[shape]}`,
    ...(isLifelike ? [flags.lifelike] : []),
    ...(quality === 'ultra' ? [flags.ultra] : []),
  ];
  return [...own, ...ours.filter((flag) => !own.some((mine) => nameOf(mine) === nameOf(flag)))];
};
