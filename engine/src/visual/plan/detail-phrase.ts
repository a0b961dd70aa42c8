import type { ImageStyleId, VideoStyleId } from '../../catalogue/visual.ts';
import type { VisualReading } from '../reading/read-visual-goal.ts';

const lined: ReadonlySet<string | undefined> = new Set([
  'drawing',
  'flat',
  'anime',
  'anime-manga',
  'animation',
  'digital-art',
]);
const painted: ReadonlySet<string | undefined> = new Set(['oil', 'painting', 'watercolor', 'oil-painting']);

/** What the highest level adds: the detail by which this way of making is judged. */
export function detailPhrase(reading: VisualReading, style: ImageStyleId | VideoStyleId | undefined): string {
  const family = reading.medium?.family;
  if (style === 'minimalist') return 'precise edges';
  if (style === 'vintage') return 'worn edges';
  if (lined.has(family) || lined.has(style)) return 'confident, even lines';
  if (painted.has(family) || painted.has(style)) return 'texture of the paint visible';
  if (reading.subject.kind === 'place' || reading.subject.kind === 'event')
    return 'clear depth from foreground to background';
  if (style === 'photorealistic' || family === 'photo') return 'sharp focus on the subject';
  return 'fine surface texture visible';
}
