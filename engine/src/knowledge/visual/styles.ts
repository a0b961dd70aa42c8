import type { ImageStyleId, VideoStyleId } from '../../catalogue/visual.ts';
import type { StyleRow } from './rows.ts';

/** The catalogue's styles, as an illustrator would order them. */
export const styleRows: Readonly<Record<ImageStyleId | VideoStyleId, StyleRow>> = {
  photorealistic: {
    says: 'photorealistic, as if from a full-frame camera: honest color, natural contrast, real depth of field',
    within: 'with photorealistic proportions, light and surfaces',
    finish: 'fine sensor grain, tiny flaws in every surface, nothing smoothed or over-sharpened',
    decides: ['medium', 'focus'],
    isLifelike: true,
  },
  'digital-art': {
    says: 'digital art: painted with hard and soft brushes, clean edges where they matter, loose broad strokes elsewhere, a controlled glow in the highlights',
    within: 'with the clean edges and luminous color of digital art',
    finish:
      'lost and found edges, color shifting from warm lights to cool shadows, one area of finer detail than all others',
    decides: ['medium'],
    isLifelike: false,
  },
  'oil-painting': {
    says: 'oil painting on canvas: visible directional brush strokes, thick paint in the lights, thin transparent darks, edges softened wet into wet',
    within: 'with the thick lights and thin darks of an oil painting',
    finish: 'canvas weave showing through in the shadows, palette-knife ridges on the brightest spots',
    decides: ['medium', 'focus'],
    isLifelike: false,
  },
  watercolor: {
    says: 'watercolor on cold-pressed paper: transparent washes, pigment blooming at wet edges, highlights left as bare paper, pencil lines faintly visible',
    within: 'with the transparent washes and blooming edges of watercolor',
    finish: 'granulation in the darks, a few dry-brush strokes, unpainted margin at the border',
    decides: ['medium', 'focus'],
    isLifelike: false,
  },
  'anime-manga': {
    says: 'anime/manga drawing: clean ink contours of varying weight, flat cel shading in two steps, large simple highlights, painted background',
    within: 'with the ink contours and two-step shading of anime and manga',
    finish: 'a second, cooler shadow tone, finer inner lines, light bloom along the brightest edge',
    decides: ['medium', 'focus'],
    isLifelike: false,
  },
  '3d-render': {
    says: '3D render: modelled forms with slightly rounded edges, physically based materials, soft global illumination and clean contact shadows',
    within: 'with the modelled volume and soft bounce light of a 3D render',
    finish:
      'subsurface scattering in soft materials, subtle imperfections in roughness, crisp ambient occlusion in the joints',
    decides: ['medium', 'focus'],
    isLifelike: false,
  },
  minimalist: {
    says: 'minimalist: a few simple shapes, large calm empty areas, two or three flat tones, nothing that could be left out',
    within: 'reduced in a minimalist way to a few shapes and much empty space',
    finish: 'exact edges, deliberate spacing, one small accent',
    decides: ['medium', 'colour', 'background', 'focus', 'composition'],
    isLifelike: false,
  },
  vintage: {
    says: 'vintage print: faded dyes with lifted blacks, warm yellowed whites, soft lens, light grain and slightly worn corners',
    within: 'with the faded dyes, grain and wear of a vintage print',
    finish: 'a faint light leak at one edge, fine scratches, uneven fading towards the border',
    decides: ['medium', 'colour', 'era', 'focus'],
    isLifelike: true,
  },
  cinematic: {
    says: 'cinematic: shallow focus, motivated light, deep but open shadows, restrained film color with fine grain',
    within: 'with cinematic focus, contrast and film grain',
    finish: 'oval out-of-focus highlights, focus drawn to what matters, halation around the brightest points',
    decides: ['medium', 'focus'],
    isLifelike: true,
  },
  documentary: {
    says: 'documentary: observed rather than staged, available light, a hand-held camera that reacts a moment late',
    within: 'observed in a documentary manner, unposed',
    finish: 'small reframings, natural exposure changes, life going on at the edges of the frame',
    decides: ['medium', 'camera'],
    isLifelike: true,
  },
  animation: {
    says: 'animation: clear shapes and silhouettes, squash and stretch in the movement, held poses in between, painted backgrounds',
    within: 'with the clear shapes and timing of animation',
    finish:
      'follow-through in whatever swings, smears on the fastest frames, a second plane moving in the background',
    decides: ['medium', 'focus'],
    isLifelike: false,
  },
  'drone-footage': {
    says: 'drone footage: seen from the air, a smooth forward flight with a slow descent, horizon level',
    within: 'as smooth drone footage from the air where the view allows it',
    finish: 'slow parallax between near and far, tiny movements on the ground giving the scale',
    decides: ['view', 'camera', 'focus'],
    isLifelike: true,
  },
  'close-up': {
    says: 'close-up: near enough that the most telling part fills the frame, surface and small movements clearly visible, the rest out of focus',
    within: 'beginning or ending on a close-up of the most telling part',
    finish: 'the focus traveling slowly across the surface, the smallest movement visible',
    decides: ['view', 'focus', 'composition'],
    isLifelike: true,
  },
  'wide-shot': {
    says: 'wide shot: the whole place in view, the subject small but clear in it, foreground, middle ground and background clearly visible',
    within: 'with the wide surroundings shown before or after',
    finish: 'life and movement in all three depths, the subject set apart by light rather than size',
    decides: ['view', 'composition', 'focus'],
    isLifelike: true,
  },
};
