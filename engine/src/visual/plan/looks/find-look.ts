import { classOfNoun, groupOfNoun, type NounGroup } from '../../reading/subject-words.ts';
import type { VisualReading } from '../../reading/read-visual-goal.ts';
import type { AxisChoice } from '../axis.ts';
import { livingLooks } from './living-looks.ts';
import type { Look } from './look.ts';
import { moodLooks } from './mood-looks.ts';
import { placeLooks } from './place-looks.ts';
import { thingLooks } from './thing-looks.ts';

const looks: Readonly<Record<NounGroup, Look>> = { ...livingLooks, ...placeLooks, ...thingLooks };

/** What decides how the goal's subject is pictured: its mood, its own kind, the place around it. */
export interface GoalLooks {
  readonly mood: Look | undefined;
  readonly subject: Look | undefined;
  readonly place: Look | undefined;
  /** Whether others stand beside the subject, whom its own ground and light may not suit. */
  readonly isMixed: boolean;
  /** Whether an animal is dressed or does what people do: its habitat is no place for that. */
  readonly isHumanlike: boolean;
  /** Of a food or drink that is not the subject. */
  readonly served: Look | undefined;
}

const abstractArt =
  /^ (?:an? )?(?:abstract|geometric) (?:composition|art|shapes?|background|forms?|design|pattern) /;
const endsPhrase =
  /^(?:[.,]|and|or|with|at|in|on|of|under|by|near|during|while|that|which|where|full|from|for|to|behind|as|after|before|through|over|across|next|is|are|covered|surrounded|\w+ing)$/;

const onLand: ReadonlySet<NounGroup | undefined> = new Set([
  'building',
  'town',
  'street',
  'interior',
  'vessel',
]);

/** Somebody with a trade who is on the way has no place of work around. */
const isOffDuty = (group: NounGroup, words: readonly string[]): boolean =>
  (group === 'maker' || group === 'worker') && words.some((word) => classOfNoun(word) === 'vehicle');

export function findLooks(reading: VisualReading): GoalLooks {
  const { subject, wordsOutside } = reading;
  const spoken = ` ${wordsOutside.join(' ')} `;
  const own = subject.group;
  // A garden gnome stands in no garden.
  const around = wordsOutside
    .filter(
      (word, index) =>
        !(word === 'home' && !/^(?:an?|the|old|family|this)$/.test(wordsOutside[index - 1] ?? '')) &&
        !subject.chunk.includes(word) &&
        // A school of fish is no building.
        !(word === 'school' && wordsOutside[index + 1] === 'of') &&
        endsPhrase.test(wordsOutside[index + 1] ?? '.'),
    )
    .map(groupOfNoun)
    .find((group): group is keyof typeof placeLooks => group !== undefined && group in placeLooks);
  const served =
    own === undefined
      ? wordsOutside.find(
          (word, index) =>
            classOfNoun(word) === 'food' && classOfNoun(wordsOutside[index + 1] ?? '') !== 'place',
        )
      : undefined;
  // A library in the jungle is seen from outside.
  const isOutside =
    own === 'interior' &&
    around !== undefined &&
    around !== 'interior' &&
    around !== 'show' &&
    new RegExp(` ${subject.chunk.at(-1) ?? ''} (?:in|on|at|near|by|above|among|under|inside) `).test(spoken);
  const isInland =
    reading.setting.surroundings === 'space' ||
    (around !== undefined && /^(?:street|height|wood|field|town|interior)$/.test(around));
  return {
    mood: moodLooks.find(([cue]) => cue.test(spoken))?.[1],
    subject: abstractArt.test(spoken)
      ? looks.shape
      : own === undefined
        ? undefined
        : own === 'sea' && around !== undefined && onLand.has(around)
          ? { view: looks.beast.view }
          : looks[
              isOutside
                ? 'building'
                : own === 'vessel' && isInland
                  ? 'statue'
                  : own === 'building' && / (?:subway|metro|underground) (?:station|platform) /.test(spoken)
                    ? 'interior'
                    : isOffDuty(own, wordsOutside)
                      ? 'person'
                      : own
            ],
    isHumanlike:
      subject.kind === 'animal' &&
      (/ (?:wearing|wears|dressed|reading|reads|playing|holding|driving|cooking|teaching|presenting|(?:running|leading|chairing|holding|runs|leads|chairs|holds) (?:an? |the )?(?:\w+ )?(?:meeting|office|class|shop|lesson|company|conference|choir)|at (?:an? |the )?(?:desk|computer|office|meeting)|with (?:an? )?(?:hat|glasses|suit|cape|crown)) /.test(
        spoken,
      ) ||
        reading.deed === 'handwork'),
    isMixed:
      (own === 'pet' && /^(?:sport|travel|handling)$/.test(reading.deed ?? '')) ||
      ((subject.isCompound || reading.relation !== undefined) &&
        !/^(?:object|food|place)$/.test(subject.kind)),
    served: served === undefined ? undefined : looks[groupOfNoun(served) ?? 'hot'],
    place: around === undefined || around === 'heavens' ? undefined : placeLooks[around],
  };
}

/** The choices of a text; ids come from the words themselves, so that they outlive a new order. */
export const choicesOf = (text: string, whole = ''): readonly AxisChoice[] =>
  text.split('|').map((each, _, all) => {
    const filled = each.replace(/,? ?\{whole\}/, whole === '' ? '' : `, ${whole}`);
    const [short = filled] = filled.split(',');
    const isAlone = all.filter((other) => other.startsWith(short)).length < 2;
    const label = short.includes(' ') && isAlone ? short : filled;
    return {
      id: each
        .replace(/[^a-z]+/gi, '-')
        .slice(0, 40)
        .toLowerCase(),
      label: label.charAt(0).toUpperCase() + label.slice(1),
      text: filled,
    };
  });
