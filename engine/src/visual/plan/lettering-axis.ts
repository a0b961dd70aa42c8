import type { VisualReading } from '../reading/read-visual-goal.ts';
import { leftOpen, type Axis, type AxisChoice } from './axis.ts';

const choice = (id: string, label: string, text: string): AxisChoice => ({ id, label, text });

const axis = (choices: Axis['choices'], reason: string): Axis => ({
  id: 'lettering',
  label: 'Lettering',
  choices,
  rule: 'V6',
  reason,
});

/** How the words of a picture of nothing else look. */
export function pureLetteringAxis({ lettering }: VisualReading): Axis {
  const capitals = lettering.every(({ words }) => words === words.toUpperCase()) ? 'capitals' : 'letters';
  const ends = 'centered, each word exactly once, nothing else drawn';
  return axis(
    [
      choice('sans', 'Sans-serif', `bold sans-serif ${capitals}, ${ends}`),
      choice('hand', 'Handwritten', `handwritten ${capitals}, ${ends}`),
      choice('painted', 'Painted', `brush-painted ${capitals}, ${ends}`),
    ],
    'Exact lettering',
  );
}

/** How words in the picture look; for logos and their like (`avoidsLetters`), whether there are any. */
export function letteringAxis(
  { lettering, hasDetails, genre }: VisualReading,
  avoidsLetters = false,
  headline?: string,
): Axis | undefined {
  if (lettering.length === 0) {
    if (!avoidsLetters) return undefined;
    const none = choice('none', 'None', 'picture only, free of lettering');
    const fitting: AxisChoice = { ...leftOpen, label: 'Wherever it fits' };
    return hasDetails
      ? axis([fitting, none], 'Names and dates may be meant to be read')
      : axis([none, fitting], 'No wording was given');
  }
  const exact =
    genre === undefined || (headline === undefined && lettering.length < 2)
      ? 'lettering exactly as quoted, once only'
      : headline === undefined
        ? 'lettering exactly as quoted, each once, the first line largest'
        : `lettering: "${headline}" largest, the quoted lines small below it, each once, no other words`;
  return axis(
    [
      choice('exact', 'As in your goal', exact),
      choice('sans', 'Sans-serif', `bold sans-serif ${exact}`),
      choice('hand', 'Handwritten', `handwritten ${exact}`),
      choice('painted', 'Painted', `brush-painted ${exact}`),
    ],
    'Exact lettering',
  );
}

/** Words that leave the lettering the only thing in the picture. */
const aboutLettering =
  /^(?:the|an?|words?|sayings?|text|letters?|phrase|quote|slogan|number|name|written|spelled|above|below|under|beneath|over|next|to|beside|and|in|bold|big|large|small|capital|,|\.)$/;

/** Whether the words themselves are the picture: nothing says what they stand on. */
export const isLetteringAlone = ({ lettering, wordsOutside }: VisualReading): boolean =>
  lettering.length > 0 && wordsOutside.every((word) => aboutLettering.test(word));
