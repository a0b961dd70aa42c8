import type { ImageStyleId, VideoStyleId } from '../../catalogue/visual.ts';
import type { VisualReading } from '../reading/read-visual-goal.ts';
import { findHeadline } from '../reading/find-printed.ts';
import { classOfNoun } from '../reading/subject-words.ts';
import { leftOpen, type Axis } from './axis.ts';
import type { GenreFrame } from './genre-frame.ts';
import { choicesOf } from './looks/find-look.ts';

const axis = (id: string, label: string, text: string): Axis => ({
  id,
  label,
  choices: [...choicesOf(text), leftOpen] as unknown as Axis['choices'],
  rule: 'V2',
  reason: 'What this kind of picture needs',
});

const placed =
  /\b(?:at the (?:top|bottom|left|right|center|centre)|in the (?:middle|center|centre|corner)|centered|centred|circular|round|\d[- ]panels?|(?:two|three|four|five|six)[- ]panels?|columns?|rows?|grid|on the (?:left|right)|above|below|half|layout|isometric|flat lay)\b/;

/** Whether words are to be read in it: quoted ones, or names and dates. */
const isRead = ({ lettering, hasDetails, genre, text }: VisualReading): boolean =>
  lettering.length > 0 ||
  (hasDetails &&
    !/ (?:of|showing) /.test(text.slice(0, 60)) &&
    (genre === 'card' || genre === 'poster' || genre === 'banner'));

/** Words of the goal that one layout suits best. */
const hints: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:phone|mobile|iphone|android)\b/i, /tall scene/],
  [/\bstrip\b/i, /in one row/],
  [/\b(?:badge|emblem|cycle)\b/i, /in a circle|badge/],
  [/\b(?:compar\w+|versus|vs|before and after)\b/i, /columns/],
  [
    /\b(?:birthday|kids?|child(?:ren)?(?:'s)?|party|playful|fun|funny|cheerful|cute|dogs?|cats?|toys?)\b/i,
    /cheerful|of them bright|bright flat/,
  ],
  [/\b(?:luxury|elegant|premium|night|jazz|wine|whisky)\b/i, /dark ground|dark surface/],
  [/\b(?:cutaway|cross[- ]section|anatomy|parts of|labell?ed)\b/i, /in the middle/],
  [/\b(?:types of|kinds of|benefits|reasons|tips|facts)\b/i, /grid/],
  [/\b(?:isometric|3d|illustrated)\b/i, /slanted|tilted|at a slant/],
];

function preferred(text: string, goal: string): string {
  const layouts = text.split('|');
  const hint = hints.find(([cue]) => cue.test(goal))?.[1];
  const first = hint === undefined ? undefined : layouts.find((layout) => hint.test(layout));
  return first === undefined ? text : [first, ...layouts.filter((layout) => layout !== first)].join('|');
}

/** "Owl & Ink" has an owl for a mark, where nothing else was asked for. */
function markOf({ lettering, text }: VisualReading): string {
  const name = lettering[0]?.words ?? '';
  const noun = / with | of an? |: /i.test(text)
    ? undefined
    : name
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .find((word) => /^(?:animal|vehicle|food|object)$/.test(classOfNoun(word)));
  const one = noun?.replace(/ves$/, 'f').replace(/(?<=[^s])s$/, '');
  return one === undefined ? '' : ` of ${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`;
}

/** What a poster's motif has to show: the event that it announces. */
function motifOf({ text }: VisualReading): string {
  const event = findHeadline(text)?.toLowerCase();
  return event === undefined
    ? ''
    : ` that shows ${/: /.test(text) ? '' : /^[aeiou]/.test(event) ? 'an ' : 'a '}${event} at a glance`;
}

const refusesLetters = ({ absences }: VisualReading): boolean =>
  absences.some(({ nouns }) => nouns.some((noun) => /^(?:text|letters|words|lettering)$/.test(noun)));

/** A frame's words without those that would bring letters into a picture that shall have none. */
const wordless = (text: string, reading: VisualReading): string =>
  refusesLetters(reading)
    ? text.replace(
        / and a short label|, short labels on thin lines around it|, (?:large readable type|short real labels)/g,
        '',
      )
    : text;

/** Where the parts of a flat piece stand, unless the goal says it; it has no point of view. */
export const layoutAxis = (reading: VisualReading, frame: GenreFrame): Axis | undefined =>
  reading.lettering.length > 0 && placed.test(reading.text.slice(0, 400).toLowerCase())
    ? undefined
    : axis(
        'layout',
        'Layout',
        preferred(
          wordless(isRead(reading) ? (frame.letteredLayout ?? frame.layout) : frame.layout, reading),
          reading.text.slice(0, 400),
        )
          .replaceAll('{what}', motifOf(reading))
          .replaceAll('{mark}', markOf(reading)),
      );

/** Its colors, unless the goal names some. */
export const paletteAxis = (reading: VisualReading, { palette }: GenreFrame): Axis | undefined =>
  palette === '' || reading.namesColors || reading.medium?.family === 'photo'
    ? undefined
    : axis('palette', 'Colors', preferred(palette, reading.text.slice(0, 400)));

const drawnFlat: ReadonlySet<string | undefined> = new Set(['flat', 'drawing', undefined]);
const flatStyles: ReadonlySet<string | undefined> = new Set([
  'minimalist',
  'digital-art',
  'vintage',
  undefined,
]);

/** How it is drawn, where the goal's medium and the chosen style leave that open. */
export const genreLook = (
  reading: VisualReading,
  { look }: GenreFrame,
  style: ImageStyleId | VideoStyleId | undefined,
): string => (drawnFlat.has(reading.medium?.family) && flatStyles.has(style) ? wordless(look, reading) : '');
