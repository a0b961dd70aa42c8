import type { VisualReading } from '../reading/read-visual-goal.ts';
import { genreFrames } from './genre-frame.ts';
import type { Shape } from './shape.ts';

const handheld: ReadonlySet<string> = new Set(['app', 'mobile', 'phone', 'iphone', 'android']);

/** Proportions of a picture, from what it shows. */
export const guessShape = (reading: VisualReading, isUpright: boolean, isWide: boolean): Shape =>
  isUpright ? 'portrait' : widened(shapeOf(reading), isWide && reading.genre === undefined);

const widened = (shape: Shape, isWide: boolean): Shape =>
  isWide && (shape === 'square' || shape === 'portrait') ? 'landscape' : shape;

function shapeOf(reading: VisualReading): Shape {
  if (reading.use?.shape !== undefined) return reading.use.shape;
  if (reading.genre === 'comic' && /\bstrip\b/i.test(reading.text.slice(0, 400))) return 'wide';
  if (reading.genre === 'interface' && reading.wordsOutside.some((word) => handheld.has(word)))
    return 'portrait';
  if (
    reading.genre === 'cover' &&
    / (?:album|single|podcast|record|playlist) /.test(` ${reading.wordsOutside.join(' ')} `)
  )
    return 'square';
  if (reading.genre === 'wallpaper' && reading.wordsOutside.some((word) => handheld.has(word))) return 'tall';
  if (reading.genre !== undefined) return genreFrames[reading.genre].shape;
  if (
    reading.view === 'portrait' ||
    reading.view === 'headshot' ||
    reading.view === 'full body' ||
    reading.view === 'full-body'
  )
    return 'portrait';
  if (reading.subject.kind === 'place' || reading.subject.kind === 'event') return 'wide';
  if (reading.view === 'isometric') return 'square';
  if (/aerial|wide|panoram|drone|establishing/.test(reading.view ?? '')) return 'wide';
  if (
    reading.isAbstract ||
    reading.isLong ||
    reading.isSentence ||
    reading.relation !== undefined ||
    reading.setting.stated
  )
    return 'landscape';
  if (reading.counts.groups.length > 1) return 'landscape';
  return reading.subject.kind === 'person' ? 'portrait' : 'square';
}
