import type { VisualReading } from '../../reading/read-visual-goal.ts';
import { groupOfNoun } from '../../reading/subject-words.ts';
import { thingLooks } from './thing-looks.ts';

/** How a light that the goal names is seen: in the open, then under a roof and on a face where that is another. */
type Seen = readonly [open: string, roofed?: string, near?: string];

const lamps =
  /^(?:candles?|lanterns?|(?:candle|lamp|fire|torch)light|torch|torches|campfire|bonfire|fireplace|fire|flames?|lamps?)$/;

/** Where lamps are lit at night. */
const lived = /^(?:street|town|gathering|show)$/;

const lamplit = 'pools of lamplight, deep blue between them';
const hours: Readonly<Record<string, Seen>> = {
  'dawn sunrise daybreak': [
    'first low sun on the highest parts, cool blue shadow below|sun just over the horizon, long shadows toward the viewer',
    'pale blue light at the window, one first warm streak across the room|low sun through the window',
    'low first sun from one side, the shadow side cool blue|soft, pale light before the sun',
  ],
  sunset: [
    'low warm sun from one side, long shadows, edges glowing|sun straight behind, everything rimmed with light',
    'low orange sun through the window, long shadows across the room',
  ],
  'dusk twilight nightfall': [
    'deep blue light, a last warm band above the horizon|dim even blue, first lamps warm against it',
    'blue light at the window against one warm lamp',
    'soft blue light, one warm light from the side|last light from behind, edges bright',
  ],
  evening: [
    'low warm sun from one side, long shadows|blue dusk, first lamps warm against it',
    'blue dusk outside the window, warm lamps inside|low sun slanting in, long shadows',
  ],
  'night midnight nighttime': [
    'cool moonlight along the edges, background nearly black|one light close by, all else in darkness',
    'one warm lamp, corners in shadow, dark blue outside the window',
    'one warm light from the side, all else nearly black|cool moonlight along the edges',
  ],
  'morning afternoon': [
    'low clear sun from one side, long soft shadows|soft, clear light',
    'low sun slanting in through the window, soft shadows',
  ],
  'noon midday sunny': ['hard bright sun, crisp short shadows'],
};
const weathers: Readonly<Record<string, Seen>> = {
  'glowing glows luminous': ['the glow lighting what is near, the rest in deep shadow'],
  neon: ['colored neon on every surface near it, deep shadow beyond|neon mirrored on wet ground'],
  'fog foggy mist misty mists haze': [
    'near things dark and clear, far ones dissolving into pale grey|sun as a pale disc behind the veil',
  ],
  'storm stormy thunderstorm lightning': [
    'heavy dark cloud, one bright break near the horizon|flat light before the rain',
  ],
  'overcast cloudy gloomy': ['flat grey light, soft shadows, muted color'],
};

/** The light is described already, by more than the hour or the weather; or a studio's is meant. */
const described =
  /\b(?:lights?|lit|lighting|\w+light|\w+lit|shadows?|rim|glare|rays|beams?|shafts?|sun|fireworks|product|studio|on white|night sky|constellations?|stars|milky way|aurora|nebula)\b/i;

/** What the hour, weather or lamp that the goal names does to the scene; undefined where the goal describes it itself or names several. */
export function statedLight(reading: VisualReading): string | undefined {
  const { wordsOutside, setting, subject, view } = reading;
  const text = reading.text.slice(0, 400);
  if (described.test(text.replace(/(?:candle|lamp|fire|torch)light/i, ''))) return undefined;
  if (subject.group === 'glowing') return thingLooks.glowing.light;
  const said = wordsOutside.filter((word) => lamps.test(word));
  const lamp = said.find((word) => word.endsWith('s')) ?? said[0];
  if (lamp !== undefined)
    return `the ${lamp} the only light, warm on what is near, the rest falling into shadow|warm glow of the ${lamp}, faint blue light behind`;
  const find = (all: typeof hours): string[] =>
    Object.keys(all).filter((key) => key.split(' ').some((word) => wordsOutside.includes(word)));
  const named = find(hours);
  const [open, roofed, near] = weathers[find(weathers)[0] ?? ''] ?? hours[named[0] ?? ''] ?? [];
  if (named.length > 1 || open === undefined) return undefined;
  const isNight = open === hours['night midnight nighttime']?.[0];
  const isOut = setting.surroundings !== 'indoors' && subject.group !== 'interior';
  if (isNight && / on (?:an?|the|their|his|her) (?:\w+ )?(?:bus|train|tram|subway|metro|plane)\b/i.test(text))
    return 'pale ceiling light inside, lights passing in the dark windows|face lit by what passes outside';
  if (isNight && / in (?:an?|the|their|his|her) (?:\w+ )?(?:car|van|bus|taxi|truck)\b/i.test(text))
    return 'faces lit by the dashboard and by lights that pass|street lights sliding over the faces';
  if (isOut && /^(?:evening|dusk|night)/.test(named[0] ?? '')) {
    if (/\brain/i.test(text)) return `lamps doubled on the wet ground, deep blue between them|${open}`;
    if (/\bsnow/i.test(text)) return `blue dusk, flakes lit by warm lamps|${open}`;
  }
  if (isNight && wordsOutside.some((word) => lived.test(groupOfNoun(word) ?? '')))
    return `${lamplit}|${open}`;
  if (near !== undefined && !reading.isLong && /close|portrait|macro|headshot|profile/.test(view ?? ''))
    return near;
  return isOut ? open : (roofed ?? open);
}
