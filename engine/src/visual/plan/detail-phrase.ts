import type { ImageStyleId, VideoStyleId } from '../../catalogue/visual.ts';
import { contradicts } from './clashes.ts';
import type { GoalLooks } from './looks/find-look.ts';
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
export function detailPhrase(
  reading: VisualReading,
  { subject }: GoalLooks,
  style: ImageStyleId | VideoStyleId | undefined,
): string {
  const family = reading.medium?.family;
  if (style === 'minimalist') return 'precise edges';
  if (style === 'vintage') return 'worn edges';
  if (lined.has(family) || lined.has(style)) return 'confident lines, thicker toward the shadow';
  if (family === 'watercolor' || style === 'watercolor')
    return 'crisp edges on the main subject, the rest bleeding out';
  if (painted.has(family) || painted.has(style)) return 'thick paint in the lights, thin in the shadows';
  if (family === '3d') return 'crisp edges, clean shading';
  if (family === 'object') return 'texture of the material visible';
  if (reading.light?.startsWith('silhouette')) return 'crisp outline';
  return subject?.detail ?? 'fine surface texture visible';
}

/** What is worth a close look: of the subject where the view is near, else of the place; undefined where neither is known. */
export function nearDetail(
  reading: VisualReading,
  { subject, place, isMixed }: GoalLooks,
  view: string,
): string | undefined {
  const { medium, isLong, light, isAbstract, language } = reading;
  const { kind, group } = reading.subject;
  if (isLong || isAbstract || language.code !== 'en' || light?.startsWith('silhouette') === true)
    return undefined;
  if (medium !== undefined && medium.family !== 'photo') return undefined;
  const isPlace = kind === 'place' || kind === 'event';
  if (isPlace) return subject?.detail;
  if (/whole (?:movement|action)/.test(view)) return undefined;
  const isNear = !isMixed && group !== 'glowing' && !/^wide|from (?:high )?above|both|towering/.test(view);
  const detail = isNear ? subject?.detail : place?.detail;
  return detail === undefined || contradicts(detail, reading) ? undefined : detail;
}
