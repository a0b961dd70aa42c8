import type { Service } from '../../knowledge/services/service.ts';
import type { Shape } from '../../knowledge/visual/rows.ts';
import { ratioAsked, valueOf, type RatioAsked } from './ratio-asked.ts';
import type { Picture } from './read-picture.ts';

/** Proportions this near, as a share, are not told apart. */
const nearlyEqual = 0.03;
const apart = (a: number, b: number): number => Math.abs(Math.log(a / b));

const freeSize = (
  { step, pixels: usual, least, most, widest, longestSide = Infinity }: NonNullable<Service['free']>,
  wish: number,
  asked = usual,
): string => {
  const ratio = Math.min(widest, Math.max(1 / widest, wish));
  const pixels = Math.min(most, Math.max(least, asked), longestSide ** 2 / Math.max(ratio, 1 / ratio));
  const middle = Math.round(Math.sqrt(pixels / ratio) / step);
  // Of the sizes about as large the one that is nearest to the ratio: 1792x896, not 1776x880.
  const sizes = [0, 1, -1, 2, -2, 3, -3].map((more) => {
    const height = (middle + more) * step;
    return { height, width: Math.round((height * ratio) / step) * step };
  });
  const off = ({ width, height }: (typeof sizes)[number]): number => apart(width / height, ratio);
  const { width, height } = sizes.reduce((best, each) => (off(each) < off(best) - 1e-6 ? each : best));
  return `${width}x${height}`;
};

/** The proportions to set, in the service's words: as told by figures or paper where it makes them, else the nearest. */
export const proportionsSet = (picture: Picture, service: Service, shape: Shape): string => {
  const usual = service.shapes[shape];
  const { ratio: wish, pixels } = ratioAsked(picture) ?? {};
  if (wish === undefined) return usual;
  const value = valueOf(wish);
  if (service.flags) return wish;
  if (service.free && (pixels || apart(valueOf(usual), value) > nearlyEqual))
    return freeSize(service.free, value, pixels);
  return [usual, ...Object.values(service.shapes), ...(service.ratios ?? [])].reduce((best, each) =>
    apart(valueOf(each), value) < apart(valueOf(best), value) ? each : best,
  );
};

/** Whether what is set is plainly something else than what was asked for. */
export const isOther = (asked: string, set: string): boolean =>
  apart(valueOf(asked), valueOf(set)) > nearlyEqual;

/** Whether one of two proportions is upright, square or across and the other is not. */
export const isTurned = (asked: string, set: string): boolean =>
  Math.sign(valueOf(asked) - 1) !== Math.sign(valueOf(set) - 1);

/** Whether the service takes a size in pixels and another one is set than the person has. */
export const isOtherSize = ({ name, pixels }: RatioAsked, set: string, { free }: Service): boolean =>
  free !== undefined && pixels !== undefined && name.replace(/ ?[x×] ?/, 'x') !== set;
