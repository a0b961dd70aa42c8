import type { VisualReading } from '../reading/read-visual-goal.ts';

const inside =
  /\b(?:window|lamps?|lamplight|room|interior|indoors?|studio|tabletop|table|desk|counter|shelf|stage|hall|bar|floor)\b/;
const outside =
  /\b(?:sun|sunlight|overcast|open shade|open (?:sky|water|country|pasture|road|path|ground)|cloud|outdoors?|greenery|grass|horizon|landscape|habitat|street|field|valley|storm\w*|pasture)\b/;

/** Whether two phrases put the scene both under a roof and in the open. */
export const clashes = (one: string, other: string): boolean =>
  (isInside(one) && isOutside(other)) || (isOutside(one) && isInside(other));

/** Whether a phrase belongs under a roof where the goal is in the open, or the other way round. */
export const misplaced = (text: string, { setting: { surroundings } }: VisualReading): boolean =>
  surroundings === 'outdoors' ? isInside(text) : surroundings === 'indoors' && isOutside(text);

/** Whether a phrase shows what the goal says is absent, open eyes of a sleeper, or features of a silhouette. */
export const contradicts = (text: string, { absences, light, wordsOutside }: VisualReading): boolean =>
  absences.some(({ nouns }) => nouns.some((noun) => text.includes(noun.replace(/s$/, '')))) ||
  (/\beyes?\b(?!-)/.test(text) &&
    wordsOutside.some((word) => /^(?:sleeps|sleeping|asleep|napping)$/.test(word))) ||
  (/\b(?:face|faces|eyes?|expression)\b/.test(text) && light?.startsWith('silhouette') === true);

// Sun may fall through a window.
const isInside = (text: string): boolean => inside.test(text) && !/\bsun\b/.test(text);
const isOutside = (text: string): boolean => outside.test(text) && !/\bwindow|indoor/.test(text);
