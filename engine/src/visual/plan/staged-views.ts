import { classOfNoun, groupOfNoun } from '../reading/subject-words.ts';
import type { DeedObject } from '../reading/find-object.ts';
import type { VisualReading } from '../reading/read-visual-goal.ts';
import type { GoalLooks } from './looks/find-look.ts';

const many = / (?:thousands|hundreds|dozens|herd|flock|swarm|fleet|caravan|army) /;
const wide: ReadonlySet<string | undefined> = new Set([
  'shore',
  'height',
  'field',
  'town',
  'heavens',
  'wood',
]);
const small = '(?:tiny|little|small)';
const large = '(?:giant|huge|enormous|massive|gigantic)';
const apartInSize = new RegExp(` ${small} (?:.* )?${large} | ${large} (?:.* )?${small} `);
const facing =
  / (?:each other|face to face|(?:play|plays|playing) (?:chess|cards)|chess players|arm wrestling|vs|versus|duel|arguing|talking|chatting|kissing|meet) /;
const flown =
  / (?:flying|releasing|launching|flies|fly) (?:\S+ ){0,2}(?:kites?|balloons?|lanterns?|planes?) /;
const cared = /^(?:feed|hug|teach|help|carr|comfort|groom|rest|brush|wash|hold|kiss|walk|comb|shav)/;
const apart = /^(?:chas|hunt|follow|rac|watch)/;

/** Views for several subjects at once, whom a view made for one would crop; undefined where the goal has no such staging. */
export function stagedViews(reading: VisualReading, { place }: GoalLooks): string | undefined {
  const { subject, wordsOutside, counts, timelapse, object } = reading;
  const spoken = ` ${wordsOutside.join(' ')} `;
  if (timelapse !== undefined || subject.kind === 'part') return undefined;
  if (apartInSize.test(spoken))
    return "low view at the smaller one's height, the other towering|wide view, both in full, the difference in size clear";
  if (flown.test(spoken))
    return 'wide low view, ground at the lower edge, most of it sky|seen from behind, looking up';
  if (
    facing.test(spoken) &&
    (spoken.includes(' each other ') || subject.isPlural || subject.isCompound || counts.groups.length > 0)
  )
    return 'side view, both in profile, the space between them clear|over the shoulder of one onto the other';
  if (
    object !== undefined &&
    (reading.deed !== 'handwork' || cared.test(object.verb)) &&
    /^(?:person|animal|vehicle)$/.test(subject.kind) &&
    /^(?:person|animal|vehicle)$/.test(classOfNoun(object.noun))
  )
    return subject.isPlural
      ? 'medium-wide shot that holds them all, faces clear|low angle close to the action|close on faces and hands'
      : viewOfTwo(object);
  if (/^(?:person|animal)$/.test(subject.kind) && !subject.isPlural && counts.groups.length < 2) {
    const other = wordsOutside.find(
      (word, index) =>
        index > wordsOutside.indexOf(subject.noun ?? '') &&
        word !== subject.noun &&
        !(wordsOutside[index - 1] === 'to' && !word.endsWith('s')) &&
        (!word.includes("'") || classOfNoun(wordsOutside[index + 1] ?? '') === 'part') &&
        !/^(?:people|friends?|family|model)$/.test(word) &&
        (classOfNoun(word) === 'person' || (classOfNoun(word) === 'animal' && subject.kind === 'person')) &&
        /^(?:unknown|part)$/.test(classOfNoun(wordsOutside[index + 1] ?? '')) &&
        !wordsOutside.slice(Math.max(0, index - 4), index).some((before) => /^(?:like|as)$/.test(before)),
    );
    if (other !== undefined && subject.noun !== undefined)
      return `medium-wide shot at eye level, the ${subject.noun} and the ${other.replace(/'s?$/, '')} both in frame|close on both faces|seen from behind them`;
  }
  const isMass =
    many.test(spoken) ||
    (subject.isPlural &&
      !subject.isCompound &&
      counts.groups.length === 0 &&
      /^(?:animal|vehicle)$/.test(subject.kind) &&
      subject.group !== 'insect' &&
      subject.group !== 'pet' &&
      place !== undefined &&
      wordsOutside.some((word) => wide.has(groupOfNoun(word))));
  if (!isMass) return undefined;
  const they = namesOfMany(reading);
  return `wide view, the nearest ${they} large, the farthest small|seen from high above, their pattern in the scene`;
}

/** "Balloons" in "hundreds of balloons", else "ones". */
function namesOfMany({ wordsOutside, subject }: VisualReading): string {
  const counted = wordsOutside.findIndex((word) => many.test(` ${word} `));
  const name = (counted < 0 ? subject.chunk : wordsOutside.slice(counted + 1, counted + 5)).findLast(
    (word) => /[^su]s$/.test(word) && classOfNoun(word) !== 'unknown' && classOfNoun(word) !== 'place',
  );
  return name ?? 'ones';
}

/** Views of somebody and the living thing or vehicle that it deals with. */
function viewOfTwo({ verb, noun }: DeedObject): string {
  if (!cared.test(verb))
    return `${apart.test(verb) ? 'wide view from the side that holds both, the gap between them clear' : 'side view that holds both, the place where they meet clear'}|low angle close to the action, both in frame`;
  return big.has(groupOfNoun(noun))
    ? 'full shot from the side that holds both from head to foot|close on hands and heads'
    : 'medium shot that holds both, faces and hands clear|close on faces and hands';
}
const big: ReadonlySet<string | undefined> = new Set([
  'farm',
  'wild',
  'vessel',
  'road',
  'rail',
  'air',
  'beast',
]);
