import type { ImageStyleId, VideoStyleId } from '../../catalogue/visual.ts';
import type { VisualReading } from '../reading/read-visual-goal.ts';
import { leftOpen, type Axis } from './axis.ts';
import type { GenreFrame } from './genre-frame.ts';
import { choicesOf } from './looks/find-look.ts';

const axis = (id: string, label: string, text: string, isOpen: boolean): Axis => ({
  id,
  label,
  choices: (isOpen
    ? [leftOpen, ...choicesOf(text)]
    : [...choicesOf(text), leftOpen]) as unknown as Axis['choices'],
  rule: 'V2',
  reason: isOpen ? 'Your goal says something about it' : 'What this kind of picture needs',
});

const placed =
  /\b(?:at the (?:top|bottom|left|right|center|centre)|in the (?:middle|center|centre|corner)|centered|centred|circular|round|panels?|columns?|rows?|grid|on the (?:left|right)|above|below|half|layout|isometric|flat lay)\b/;
const colored =
  /\b(?:red|blue|green|yellow|orange|purple|violet|pink|black|white|gr[ae]y|brown|gold|golden|silver|turquoise|teal|beige|pastel|monochrome|colors?|colours?|colou?rful|neon|rainbow)\b/;

/** Whether words are to be read in it: quoted ones, or names and dates. */
const isRead = ({ lettering, hasDetails, genre }: VisualReading): boolean =>
  lettering.length > 0 || (hasDetails && (genre === 'card' || genre === 'poster' || genre === 'banner'));

/** Where the parts of a flat piece stand; it has no point of view. */
export const layoutAxis = (reading: VisualReading, frame: GenreFrame): Axis =>
  axis(
    'layout',
    'Layout',
    isRead(reading) ? (frame.letteredLayout ?? frame.layout) : frame.layout,
    placed.test(reading.text.slice(0, 400).toLowerCase()) && reading.lettering.length > 0,
  );

/** Its colors, unless the goal names some. */
export const paletteAxis = (reading: VisualReading, { palette }: GenreFrame): Axis | undefined =>
  palette === '' || reading.medium?.family === 'photo'
    ? undefined
    : axis('palette', 'Colors', palette, colored.test(reading.text.slice(0, 400).toLowerCase()));

const drawnFlat: ReadonlySet<string | undefined> = new Set(['flat', 'drawing', undefined]);
const flatStyles: ReadonlySet<string | undefined> = new Set([
  'minimalist',
  'digital-art',
  'vintage',
  undefined,
]);

/** How it is drawn, where the goal's medium and the chosen style leave that open. */
export const genreLook = (
  { medium }: VisualReading,
  { look }: GenreFrame,
  style: ImageStyleId | VideoStyleId | undefined,
): string => (drawnFlat.has(medium?.family) && flatStyles.has(style) ? look : '');
