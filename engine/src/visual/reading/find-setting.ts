import type { Subject } from './find-subject.ts';
import { findPhrase, type GoalWords } from './goal-words.ts';
import { groupOfNoun } from './subject-words.ts';
import { wordSet } from './word-set.ts';

/** Where the light comes from when the goal leaves it open. */
type Surroundings = 'outdoors' | 'indoors' | 'underwater' | 'space' | 'unknown';

/** Beside the places of a roof, what stands under one. */
const indoors = wordSet(
  'rooms table desk shelf couch sofa bed indoors indoor floor cabinet counter ceiling carpet sink bathtub conference piano stage church ' +
    'cathedral temple office',
);
const outdoors = wordSet(
  'lawn grass snow sand sidewalk tree trees outdoors outdoor skyscraper skyscrapers building buildings castle lighthouse windmill barn pyramids stadium ' +
    'rowboat boat ship yacht horizon mountaintop stop track sky bridge pool',
);
const openAir: ReadonlySet<string | undefined> = new Set([
  'street',
  'town',
  'shore',
  'height',
  'wood',
  'field',
]);
const underwater = [
  'underwater',
  'coral reef',
  'ocean floor',
  'sea floor',
  'seabed',
  'under the sea',
  'under water',
  'under the ocean',
];
const space = [
  'outer space',
  'on the moon',
  "moon's surface",
  'jupiter',
  'saturn',
  'on mars',
  'galaxy',
  'planet',
  'nebula',
  'spaceship',
  'spacecraft',
  'milky way',
];

const placeWords =
  /^(?:in|inside|on|at|under|beneath|by|near|through|over|across|along|among|above|behind|beside|around|leaving|entering|crossing|atop|into|against|towards?)$/;
const bodyOrWorn = wordSet(
  'hand hands head face shoulder shoulders back neck lap body it them his her its their top style front profile detail color colour motion love one two three time night noon midday midnight sunrise sunset dawn dusk morning evening afternoon ' +
    'winter summer spring autumn fall christmas halloween once last first all least action style',
);

export interface SettingCue {
  readonly surroundings: Surroundings;
  /** Whether the goal says where the subject is. */
  readonly stated: boolean;
}

/** Where the scene takes place, as far as the goal says. */
export function findSetting(goal: GoalWords, subject: Subject): SettingCue {
  return { surroundings: surroundingsOf(goal, subject), stated: statesPlace(goal) };
}

function surroundingsOf(goal: GoalWords, { kind, chunk }: Subject): Surroundings {
  if (findPhrase(goal, underwater) !== undefined) return 'underwater';
  if (
    findPhrase(goal, space) !== undefined ||
    / in (?:the |outer )?space (?!station|shuttle)/.test(goal.spoken)
  )
    return 'space';
  // A coffee table is in no room; a kitchen is one.
  const around =
    kind === 'place' || kind === 'event' ? goal.words : goal.words.filter((word) => !chunk.includes(word));
  const outside = around.some((word) => outdoors.has(word) || openAir.has(groupOfNoun(word)));
  const inside =
    around.some((word) => indoors.has(word) || groupOfNoun(word) === 'interior') ||
    findPhrase(goal, [
      'at home',
      'in the house',
      'at work',
      'by the window',
      'at the window',
      'by a window',
      'at a window',
    ]) !== undefined;
  if (outside === inside) return 'unknown';
  return outside ? 'outdoors' : 'indoors';
}

function statesPlace(goal: GoalWords): boolean {
  if (
    findPhrase(goal, [...underwater, 'outdoors', 'outside', 'indoors', 'background', 'in the foreground']) !==
    undefined
  )
    return true;
  return goal.words.some((word, index) => {
    if (!placeWords.test(word)) return false;
    const end = goal.words.findIndex(
      (next, at) =>
        at > index && (placeWords.test(next) || /^(?:[.,]|of|with|and|that|which|to)$/.test(next)),
    );
    const noun = goal.words[(end < 0 ? goal.words.length : end) - 1] ?? '';
    return noun !== word && !bodyOrWorn.has(noun);
  });
}
