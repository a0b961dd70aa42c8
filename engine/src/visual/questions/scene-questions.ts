import type { NounGroup } from '../reading/subject-words.ts';
import type { VisualReading } from '../reading/read-visual-goal.ts';
import { isTitle } from '../plan/whole-subject.ts';
import { ownedThing } from './owned-thing.ts';
import { asked, type Asked, type Questioner } from './asked.ts';

/** Kinds that look different each time; a fox is a fox. */
const varied: ReadonlySet<NounGroup | undefined> = new Set([
  ...(['child', 'maker', 'worker', 'performer', 'athlete', 'legend', 'futurist', 'person'] as const),
  ...(['pet', 'beast', 'road', 'cycle', 'air', 'vessel', 'interior', 'building'] as const),
  ...(['cloth', 'ceramic', 'furniture', 'device', 'glassy', 'instrument', 'toy', 'object'] as const),
]);
const described =
  /\b(?:wear(?:s|ing)|dressed|with (?:\w+ ){0,3}(?:hair|stripes|windows|beard|eyes?|fur|coat|hat|spots|stripes|scar|glasses|handles?|lid)|\w+-haired|bearded|bald|freckle\w*|blond\w*|brunette|in (?:an?|his|her|their) \w+ (?:dress|coat|suit|jacket|shirt|hat|cloak|gown|uniform|raincoat|hoodie)|\d\d-year-old|years old|made of|weathered)\b/i;
const bearing =
  /(?:^|\b(?:an?|the|empty|blank) )(?:\w+ )?(sign|banner|billboard|chalkboard|blackboard|whiteboard|placard|plaque)\b/i;

const owned = (text: string, noun: string): string =>
  `${/\b(?:my|our) (?:\w+ )?$/i.test(text.slice(0, text.toLowerCase().indexOf(noun))) ? 'your' : 'the'} ${noun}`;

/** What the subject looks like, where its own noun is known and says too little. */
function looksOf({ subject, text, relation }: VisualReading): Asked | false {
  const { noun, group, kind, chunk, isPlural, isCompound } = subject;
  if (noun === undefined || chunk.length > 2) return looksOfOwn(text);
  if (bearing.test(text) || described.test(text)) return false;
  if (kind === 'food')
    return chunk.length < 2 && subject.alone && asked('looks-food', 'What is in it and how it is served');
  if (!varied.has(group) && !/\b(?:my|our)\b/i.test(text)) return false;
  const isSure = subject.alone && !isCompound && relation === undefined;
  return {
    ...asked(
      `looks-${/^(?:person|animal|place)$/.test(kind) ? kind : 'thing'}`,
      `What ${owned(text, noun)} look${isPlural || /[^su]s$/.test(noun) ? '' : 's'} like`,
      isSure ? ', ' : `. The ${noun}: `,
    ),
    noun,
  };
}

/** What is the person's own looks like no other, wherever in the goal it stands. */
function looksOfOwn(text: string): Asked | false {
  if (bearing.test(text) || described.test(text)) return false;
  if (/\bportrait\b/i.test(text) && !/\b(?:my|our|of \p{Lu}\p{Ll}+)\b/u.test(text))
    return asked('looks-person', 'What the figure looks like, and what it has with it');
  const own = ownedThing(text);
  if (own === undefined) return false;
  const { noun, kind } = own;
  if (kind === 'food')
    return {
      ...asked('looks-food', `What is in your ${noun}, and how it is served`, `. The ${noun}: `),
      noun,
    };
  return {
    ...asked(
      `looks-${/^(?:person|animal|place)$/.test(kind) ? kind : 'thing'}`,
      `What your ${noun} look${/[^su]s$/.test(noun) ? '' : 's'} like`,
      `. The ${noun}: `,
    ),
    noun,
  };
}

const lives: ReadonlySet<string> = new Set(['person', 'animal']);

/** What a scene leaves open that only the person can know. */
export const sceneQuestions: Questioner = (reading, dialect) => {
  const { subject, setting, motion, deed, isSentence, text, view, light, isAbstract, lettering } = reading;
  if (isAbstract) return [asked('motif', 'What is to be seen', '')];
  const isVideo = dialect.order.includes('motion');
  const { kind, noun } = subject;
  const name = noun === undefined ? 'it' : owned(text, noun);
  const bearer = lettering.length === 0 ? bearing.exec(text)?.[1]?.toLowerCase() : undefined;
  const acts = motion !== undefined || deed !== undefined || isSentence;
  const isNear = /portrait|headshot|macro|profile/.test(view ?? '');
  const isPlace = kind === 'place' || kind === 'event';
  if (
    !isVideo &&
    /\b(?:illustration|picture|image|drawing) (?:for|about|on) (?:an? |the |my |our )?(?:\w+ )?(?:article|essay|blog|post|talk|lecture|chapter|report|text)\b/i.test(
      text,
    )
  )
    return [asked('motif', 'What is to be seen', ', showing '), asked('mood', 'Time of day and mood')];
  return [
    bearer !== undefined && asked('lettering', `What the ${bearer} says`, `, the ${bearer} says `, 'whole'),
    looksOf(reading),
    !acts &&
      !isNear &&
      (lives.has(kind) || (isVideo && kind !== 'unknown')) &&
      asked(
        'action',
        lives.has(kind) || kind === 'vehicle'
          ? `What ${name} ${/(?:[^s]s|men|people|children)$/.test(name) ? 'are' : 'is'} doing`
          : isPlace
            ? 'What moves in it'
            : 'What happens to it',
      ),
    isVideo &&
      acts &&
      reading.sequence === undefined &&
      reading.journey?.to === undefined &&
      reading.timelapse === undefined &&
      (lives.has(kind) || (reading.journey !== undefined && kind !== 'unknown')) &&
      !/\bloop(?:s|ing|ed)?\b/i.test(text) &&
      asked('ending', 'How it ends', ', then '),
    ((!setting.stated && setting.surroundings === 'unknown') ||
      /\b(?:on|in|at|against) (?:something|somewhere)\b/i.test(text)) &&
      !isPlace &&
      !isTitle(reading) &&
      (kind !== 'unknown' || !reading.hasDetails) &&
      asked('surroundings', lives.has(kind) || kind === 'unknown' ? 'Where it is' : 'What is around it'),
    light === undefined &&
      view !== 'isometric' &&
      !/^(?:flat|drawing)$/.test(reading.medium?.family ?? '') &&
      !/^(?:object|food|part)$/.test(kind) &&
      (kind !== 'unknown' || acts || setting.stated) &&
      !isNear &&
      !/\b(?:clean|plain|white|gr[ae]y|neutral|seamless|studio) (?:\w+ )?(?:background|backdrop)\b/i.test(
        text,
      ) &&
      asked('mood', 'Time of day and mood'),
    isVideo &&
      reading.camera === undefined &&
      reading.timelapse === undefined &&
      asked('camera', 'What the camera does', '. The camera '),
  ];
};
