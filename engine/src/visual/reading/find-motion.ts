import { findPhrase, type GoalWords } from './goal-words.ts';
import type { Subject } from './find-subject.ts';
import { findDoing } from './find-deed-kind.ts';
import { classOfNoun } from './subject-words.ts';
import { wordSet } from './word-set.ts';

const notActing = wordSet(
  'building ceiling painting drawing morning evening king ring string spring wing thing something nothing everything anything during including ' +
    'clothing wedding sibling pudding earring railing flooring lighting living dining standing sitting lying being amazing charming boring ' +
    'interesting relaxing surrounding wearing looking resembling containing featuring holding swing parking leaning facing hanging ' +
    'showing depicting posing consisting according setting darling duckling dumpling viking icing meaning sterling stocking awning',
);
const moving = wordSet(
  'waves wave fireworks waterfall waterfalls rapids traffic chase snowfall flames fire smoke storm tornado lightning explosion eruption geyser parade race ' +
    'timelapse time-lapse moves runs jumps walks flies swims falls rolls spins turns opens closes pours drips melts burns grows bounces slides ' +
    'dances sings plays eats drinks cuts hands throws catches pulls pushes picks takes puts gives shakes hugs kisses waves crashes explodes floats ' +
    'fills expands collides sway swirl performance inflates stirs shatters flickers crosses cracks flips mends rests sails paints builds draws writes reads knits sews blows flows sways swings glides drifts hovers swirls spreads passes climbs emits rises drops breaks collapses stumbles starts begins suddenly transforms transformed changed changes turned becomes became morphs melted transformation reaction process rusting captures documents disappears vanishes',
);
const states = wordSet(
  'covered located surrounded filled decorated parked placed perched seated dressed painted named called shaped stacked arranged tied closed illuminated lighted ' +
    'crowded abandoned colored coloured based used',
);
const irregular = wordSet(
  'broken thrown blown torn cut hit eaten driven swept shaken beaten split melted crushed poured flung drunk given taken',
);
const being = /^(?:is|are|was|were|being|'s)$/;
const wares =
  /^(?:shoes?|machine|pool|room|table|chair|pot|pan|board|track|lot|bag|pin|iron|water|suit|boots?|rod|net|mill|wheel|nook|corner|area|space|hall|gear|class|app|list|trip|guide|school|club|tips|plan|site|page|center|centre|zone)$/;

/** Whether something in the scene moves by itself, so that the camera need not. */
export function findMotion(goal: GoalWords): string | undefined {
  if (findPhrase(goal, ['slow motion', 'slow-motion', 'in motion']) !== undefined) return 'motion';
  return goal.words.find((word, index) => {
    if (moving.has(word)) return true;
    if ((irregular.has(word) || word.endsWith('ed')) && !states.has(word) && isPassive(goal.words, index))
      return true;
    if (!word.endsWith('ing') || word.length < 5) return false;
    const before = goal.words[index - 1] ?? '';
    const after = goal.words[index + 1] ?? '';
    if (/^(?:painting|drawing|building)$/.test(word) && classOfNoun(before) === 'person') return true;
    if (notActing.has(word) || wares.test(after)) return false;
    // "A dancing parrot" dances; "a new running shoe" stands.
    if (/^(?:person|animal)$/.test(classOfNoun(after)))
      return !/^(?:smiling|sleeping|grinning|frowning)$/.test(word);
    return being.test(before) || !/^(?:a|an|the|of)$/.test(before);
  });
}

/** "Is poured", "are rapidly combined". */
function isPassive(words: readonly string[], index: number): boolean {
  const before = words[index - 1] ?? '';
  return being.test(before) || (before.endsWith('ly') && being.test(words[index - 2] ?? ''));
}

/** In a sentence about a person or animal without a form of "to be", the verb is a deed. */
export const findDeed = (goal: GoalWords, subject: Subject): string | undefined =>
  (subject.kind === 'person' || subject.kind === 'animal') &&
  !/ (?:is|are|was|were|has|have|with) /.test(goal.spoken)
    ? goal.words[subject.chunk.length + 1]
    : undefined;

const acts = (word: string | undefined): boolean =>
  word !== undefined &&
  /[^su]s$/.test(word) &&
  (moving.has(word) || findDoing(` ${word} `) !== undefined) &&
  classOfNoun(word) === 'unknown';

/** "Flips a pancake and catches it". */
const doesTwoThings = ({ words }: GoalWords, verb: string | undefined): string | undefined =>
  words.find(
    (word, index) =>
      index > 2 &&
      acts(word) &&
      (words[index - 1] === 'and' ||
        (words[index - 1]?.endsWith('ly') === true && words[index - 2] === 'and')) &&
      words.slice(0, index - 1).some((other) => other === verb || acts(other)),
  );

/** Whether two events follow each other. */
export const findSequence = (goal: GoalWords, verb: string | undefined): string | undefined =>
  doesTwoThings(goal, verb) ??
  findPhrase(goal, [
    ', then',
    'and then',
    '. then',
    'then',
    'afterwards',
    'and finally',
    'before turning',
    'transforms into',
    'turns into',
    'after which',
  ]);

/** Whether the goal asks for time to be pressed together. */
export const findTimelapse = (goal: GoalWords): string | undefined =>
  findPhrase(goal, [
    'timelapse',
    'time-lapse',
    'time lapse',
    'hyperlapse',
    'grows into',
    'grows in seconds',
    'over one day',
    'over a day',
    'over one year',
    'over a year',
  ]);
