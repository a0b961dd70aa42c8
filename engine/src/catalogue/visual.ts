import { imageServices, videoServices } from '../knowledge/services/index.ts';
import { imageStyles, videoStyles } from '../knowledge/visual/style-names.ts';
import { idsOf } from './ids.ts';

/** Media, styles, quality levels and services of the Visual Prompter (brief, section 3). */
export const mediaIds = ['image', 'video'] as const;
export type Media = (typeof mediaIds)[number];

export const qualities = [
  { id: 'standard', name: 'Standard', multiplier: 1 },
  { id: 'high', name: 'High Quality', multiplier: 1.5 },
  { id: 'ultra', name: 'Ultra Quality', multiplier: 2 },
] as const;

export { imageServices, imageStyles, videoServices, videoStyles };

export type ImageStyleId = (typeof imageStyles)[number]['id'];
export type VideoStyleId = (typeof videoStyles)[number]['id'];
export type QualityId = (typeof qualities)[number]['id'];
export type ImageServiceId = (typeof imageServices)[number]['id'];
export type VideoServiceId = (typeof videoServices)[number]['id'];
export type ServiceId = ImageServiceId | VideoServiceId;

export const imageStyleIds = idsOf(imageStyles);
export const videoStyleIds = idsOf(videoStyles);
export const qualityIds = idsOf(qualities);
export const imageServiceIds = idsOf(imageServices);
export const videoServiceIds = idsOf(videoServices);
export const defaultQuality: QualityId = 'high';
