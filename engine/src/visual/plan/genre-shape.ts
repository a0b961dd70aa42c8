import type { VisualReading } from '../reading/read-visual-goal.ts';
import { genreFrames } from './genre-frame.ts';
import type { Shape } from './shape.ts';

const handheld: ReadonlySet<string> = new Set(['app', 'mobile', 'phone', 'iphone', 'android']);

/** Proportions of a flat piece; undefined for a scene. */
export const genreShape = (reading: VisualReading): Shape | undefined => {
  if (reading.genre === 'comic' && /\bstrip\b/i.test(reading.text.slice(0, 400))) return 'wide';
  if (reading.genre === 'interface' && reading.wordsOutside.some((word) => handheld.has(word)))
    return 'portrait';
  if (
    reading.genre === 'cover' &&
    / (?:album|single|podcast|record|playlist) /.test(` ${reading.wordsOutside.join(' ')} `)
  )
    return 'square';
  if (reading.genre === 'wallpaper' && reading.wordsOutside.some((word) => handheld.has(word))) return 'tall';
  return reading.genre && genreFrames[reading.genre].shape;
};
