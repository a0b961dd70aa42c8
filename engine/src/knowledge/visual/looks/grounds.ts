/** Words for an empty ground, in front of which there is no air and no distance. */
export const plainGrounds: readonly string[] = [
  'plain background',
  'plain backdrop',
  'white background',
  'white backdrop',
  'on white',
  'blank background',
  'empty background',
  'solid background',
  'solid color background',
  'transparent background',
  'no background',
  'without background',
  'isolated on',
  'isolated against',
  'isolated object',
  'cut out',
  'cutout',
];

/** Words for views laid side by side, each as exact as the other. */
export const sheetViews: readonly string[] = [
  'side view',
  'back view',
  'turnaround',
  'character sheet',
  'model sheet',
  'reference sheet',
];

/** Ways of making that live on graded tones: nothing flat is ordered for them. */
export const shadedMakings: readonly string[] = [
  '3d',
  'cgi',
  'render',
  'rendered',
  'pixar',
  'disney style',
  'blender',
  'octane',
  'unreal engine',
  'clay',
  'claymation',
  'plush',
  'felt',
  'sculpture',
  'figurine',
  'realistic',
  'photorealistic',
  'oil painting',
  'watercolor',
  'watercolour',
  'airbrush',
];
