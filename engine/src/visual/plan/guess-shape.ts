import type { VisualReading } from '../reading/read-visual-goal.ts';
import { genreShape } from './genre-shape.ts';
import type { Shape } from './shape.ts';

/** Proportions of a picture, from what it shows. */
export const guessShape = (reading: VisualReading, isUpright: boolean, isWide: boolean): Shape =>
  isUpright ? 'portrait' : (reading.use?.shape ?? genreShape(reading) ?? widened(shapeOf(reading), isWide));

const widened = (shape: Shape, isWide: boolean): Shape =>
  isWide && (shape === 'square' || shape === 'portrait') ? 'landscape' : shape;

function shapeOf(reading: VisualReading): Shape {
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
