import type { ImageStyleId, VideoStyleId } from '../../catalogue/visual.ts';
import type { Medium, MediumCue } from '../reading/find-medium.ts';

interface StyleText {
  /** Media of a goal that say the same or bear this look; any other medium wins over the style. */
  readonly bears: readonly Medium[];
  /** The whole style, for goals that name no medium. */
  readonly text: string;
  /** What is left to say when the goal names the medium itself. */
  readonly detail: string;
}

const any: readonly Medium[] = [
  'photo',
  'oil',
  'watercolor',
  'anime',
  '3d',
  'flat',
  'drawing',
  'painting',
  'object',
  'moving',
];

const styles: Readonly<Record<ImageStyleId | VideoStyleId, StyleText>> = {
  photorealistic: {
    bears: ['photo'],
    text: 'realistic photograph, natural color, true surface texture',
    detail: 'natural color, true surface texture',
  },
  'digital-art': {
    bears: ['flat', 'drawing'],
    text: 'digital painting, clean edges, clear shapes',
    detail: 'clean edges, clear shapes',
  },
  'oil-painting': {
    bears: ['oil', 'painting'],
    text: 'oil painting on canvas, visible brush strokes',
    detail: 'visible brush strokes on canvas',
  },
  watercolor: {
    bears: ['watercolor', 'painting'],
    text: 'watercolor on textured paper, thin transparent washes',
    detail: 'thin transparent washes on textured paper',
  },
  'anime-manga': {
    bears: ['anime', 'drawing'],
    text: 'anime style, clean line art, flat cel shading',
    detail: 'clean line art, flat cel shading',
  },
  '3d-render': {
    bears: ['3d'],
    text: '3D render, modeled forms, believable materials',
    detail: 'modeled forms, believable materials',
  },
  minimalist: {
    bears: any,
    text: 'minimalist, few simple shapes, much empty space',
    detail: 'minimalist, few simple shapes, much empty space',
  },
  vintage: {
    bears: any,
    text: 'vintage print look, slightly faded color, visible grain',
    detail: 'slightly faded color and visible grain of an old print',
  },
  cinematic: {
    bears: ['photo', '3d', 'moving'],
    text: 'cinematic look, shallow depth of field',
    detail: 'cinematic look, shallow depth of field',
  },
  documentary: {
    bears: ['photo', 'moving'],
    text: 'sober documentary look, natural and unposed',
    detail: 'natural and unposed',
  },
  animation: {
    bears: ['anime', '3d', 'drawing', 'flat', 'moving'],
    text: 'animated film look, clear simple shapes',
    detail: 'clear simple shapes',
  },
  'drone-footage': { bears: any, text: '', detail: '' },
  'close-up': { bears: any, text: '', detail: '' },
  'wide-shot': { bears: any, text: '', detail: '' },
};

/** The style's words beside the goal's own medium; `conflicts` when the goal names another medium, which wins. */
export function stylePhrase(
  style: ImageStyleId | VideoStyleId | undefined,
  medium: MediumCue | undefined,
): { readonly text: string; readonly conflicts: boolean } {
  if (style === undefined) return { text: '', conflicts: false };
  const { bears, text, detail } = styles[style];
  if (medium === undefined) return { text, conflicts: false };
  return bears.includes(medium.family) ? { text: detail, conflicts: false } : { text: '', conflicts: true };
}
