import type { GoalWords } from './goal-words.ts';
import { wordSet } from './word-set.ts';

/** Words that fix the light, or things that are the light. */
const lightWords = wordSet(
  'lit sunlit moonlit candlelit backlit backlight lighting lights sunlight moonlight daylight starlight candlelight firelight lamplight spotlight ' +
    'sunset sunrise dawn dusk twilight night nighttime midnight noon midday morning afternoon evening sunny overcast cloudy gloomy glowing glow ' +
    'glows luminous fog haze daybreak nightfall dim dimly torches fireplace neon shadow shadows shadowy silhouette silhouetted starry stormy storm thunderstorm lightning foggy misty mist mists fog ' +
    'fire flames flame burning bonfire campfire fireworks candle candles torch aurora eclipse chiaroscuro bioluminescent cyberpunk noir vaporwave synthwave sunbeam sunbeams sparkling ' +
    'galaxy galaxies nebula stars tornado hurricane blizzard lava volcano eruption explosion supernova lantern lanterns lamp lamps shining',
);
/** A light word followed by one of these speaks of something else. */
const notLight = wordSet(
  'blue green brown grey gray pink yellow red purple orange hair skin wood wooden oak chocolate tower bulb bulbs switch pole house rail weight ' +
    'saber sabre years speed aircraft eyes roast matter horse beer fixture post posts shade shop store stand wear gown dress shift club snack breakfast market hydrant truck engine escape extinguisher department alarm drill ant bolt decal',
);
const phrases = [
  'golden hour',
  'sun coming',
  'sun shining',
  'sun streaming',
  'blue hour',
  'rim light',
  'high contrast',
  'high-contrast',
  'low key',
  'high key',
  'in the dark',
  'full moon',
  'at the moon',
  'under the moon',
  'crescent moon',
];

/** The word by which the goal fixes the light, if any. */
export function findLight(goal: GoalWords): string | undefined {
  const phrase = phrases.find((candidate) => goal.spoken.includes(` ${candidate} `));
  if (phrase !== undefined) return phrase;
  return goal.words.find((word, index) => {
    if (notLight.has(goal.words[index + 1] ?? '')) return false;
    return word === 'light' || word === 'dark' ? goal.words[index - 1] !== 'traffic' : lightWords.has(word);
  });
}
