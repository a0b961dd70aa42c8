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
  /\b(?:wear(?:s|ing)|dressed|with (?:\w+ ){0,3}(?:hair|stripes|windows|beard|eyes?|fur|coat|hat|spots|stripes|scar|glasses|handles?|lid)|\w+-haired|bearded|bald|freckle\w*|blond\w*|brunette|\d\d-year-old|years old|made of|weathered)\b/i;
/** Says what anybody looks like, and of one's own no more than what it wears. */
const clothed =
  /\bin (?:an?|his|her|their) \w+ (?:dress|coat|suit|jacket|shirt|hat|cloak|gown|uniform|raincoat|hoodie)\b/i;
const isDescribed = (text: string): boolean =>
  described.test(text) || (clothed.test(text) && !/\b(?:my|our)\b/i.test(text));
const bearing =
  /(?:^|\b(?:an?|the|empty|blank) )(?:\w+ )?(sign|banner|billboard|chalkboard|blackboard|whiteboard|placard|plaque)\b/i;

/** A goal of so few words names somebody or something and little else. */
const bareWords = 3;

const owned = (text: string, noun: string): string =>
  `${/\b(?:my|our) (?:\w+ )?$/i.test(text.slice(0, text.toLowerCase().indexOf(noun))) ? 'your' : 'the'} ${noun}`;

/** What the subject looks like, where its own noun is known and says too little. */
/** Several people of one's own: how many decides the picture. */
const several =
  /\b(?:team|crew|staff|family|band|class|group|choir) (?:photo|portrait|picture)\b|\b(?:photo|portrait|picture|drawing|painting) of (?:my|our) (?:[\w-]+ )?(?:team|crew|staff|family|band|class|group|choir|friends|grandchildren|kids|children)\b/i;

function looksOf({ subject, text, relation, wordsOutside }: VisualReading): Asked | false {
  const { noun, group, kind, chunk, isPlural, isCompound } = subject;
  if (several.test(text) && !/\d|\b(?:two|three|four|five|six|seven|eight|nine|ten)\b/i.test(text))
    return asked('looks-person', 'How many people, and how they look', '. The people: ');
  if (product.test(text) && !service.test(text) && !isDescribed(text))
    return asked('looks-thing', 'What the product looks like', '. The product: ');
  if (noun === undefined || chunk.length > 2) return looksOfOwn(text);
  if (bearing.test(text) || isDescribed(text)) return false;
  if (kind === 'food')
    return chunk.length < 2 && subject.alone && asked('looks-food', 'What is in it and how it is served');
  const isOwn = /\b(?:my|our)\b/i.test(text);
  if (!isOwn && (wordsOutside.length > bareWords || !varied.has(group))) return false;
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
  if (bearing.test(text) || isDescribed(text)) return false;
  if (/\bportrait\b/i.test(text) && !/\b(?:my|our|of \p{Lu}\p{Ll}+)\b/u.test(text))
    return asked('looks-person', 'What the figure looks like and carries');
  const own = ownedThing(text);
  if (own === undefined) return false;
  const { noun, kind, owner } = own;
  if (kind === 'food' && !growing.test(text))
    return {
      ...asked('looks-food', `What is in ${owner} ${noun}, and how it is served`, `. The ${noun}: `),
      noun,
    };
  return {
    ...asked(
      `looks-${/^(?:person|animal|place)$/.test(kind) ? kind : 'thing'}`,
      `What ${owner} ${noun} look${/[^su]s$/.test(noun) ? '' : 's'} like`,
      `. The ${noun}: `,
    ),
    noun,
  };
}

/** A picture for something says what it is for, and not what it shows. */
const pictureFor =
  /\b(?:illustration|picture|image|drawing|photo|visual|header|graphic) (?:for|about|on) (?:an? |the |my |our )?(?:[\w-]+ )?(?:article|essay|blog|post|talk|lecture|chapter|report|text|(?:[\w-]+ )?(?:page|site|website|newsletter|brochure|slides?|presentation))\b/i;
const clipFor =
  /\b(?:clip|video|film|teaser|trailer|explainer|tutorial|animation|intro|outro|promo|spot|ad|advert|commercial|loop|reel)s? (?:for|about) (?!(?:instagram|tiktok|youtube|social|my|our) ?(?:$|[.,:;]))/i;
/** "Clip for our party: balloons rise", "ad for a kettle, steam rises": behind it stands the scene. */
const saysScene =
  /[:,.;] *(?!(?:we|i|our|my|it|it['’]s|they) )\S|\b(?:with|showing|where|in which|that shows) (?:an? |the |my |our )?\w/i;
/** Where it will hang or run, which it does not show. */
const beside = /\b(?:in|on|at|behind|above) (?:my|our|the) /i;
const service =
  /\b(?:class|course|workshop|event|concert|services?|school|club|restaurant|caf[eé]|festival|show|lessons?|tours?|museum|shop|gym|hotel|party|app|website)\b/i;
/** What bears words, where no kind of print was read. */
const printed = /\b(?:card|invitation|certificate|menu|ticket|voucher|album (?:art|artwork)|leaflet)\b/i;
const growing = /\b(?:grow\w*|plants?|garden|balcony|fields?|trees?|harvest\w*|picking|seedlings?)\b/i;
/** "As a queen" says what it does and stands before. */
const disguised = /\bas an? \w/i;
const seated =
  /\bon (?:an?|her|his|their|my|our|the) (?:\w+ )?(?:scooter|bike|bicycle|motorbike|motorcycle|tandem|horse|pony|stilts|swing|sledge?|skis|skateboard|couch|sofa|bench|chair|boat|raft|tractor)\b/i;
const titled =
  /\b(?:invitation|invite|intro|outro|teaser|trailer|promo|title|channel|podcast|ad|advert|commercial)\b/i;
const product =
  /\b(?:product|ad|advert|advertisement|commercial|packshot|etsy|web ?shop|online shop|catalogue)\b/i;

const lives: ReadonlySet<string> = new Set(['person', 'animal']);

/** What a scene leaves open that only the person can know. */
export const sceneQuestions: Questioner = (reading, dialect) => {
  const { subject, setting, motion, deed, isSentence, text, view, light, isAbstract, lettering } = reading;
  if (isAbstract) return [asked('motif', 'What is to be seen', '')];
  const isVideo = dialect.order.includes('motion');
  const { kind, noun } = subject;
  const name = noun === undefined ? 'it' : owned(text, noun);
  const bearer =
    lettering.length === 0 && !/\bsigns?\b[^,]*, *\w/i.test(text)
      ? bearing.exec(text)?.[1]?.toLowerCase()
      : undefined;
  const acts = motion !== undefined || deed !== undefined || isSentence;
  const isNear = /portrait|headshot|macro|profile/.test(view ?? '');
  /** What is one's own, or stands alone. */
  const isOfOne = /\b(?:my|our)\b/i.test(text) || reading.wordsOutside.length <= bareWords;
  const isPlace = kind === 'place' || kind === 'event';
  if (!isVideo && printed.test(text) && !saysScene.test(text))
    return [
      lettering.length === 0 && asked('lettering', 'The exact words on it', ', with the words ', 'parts'),
      asked('motif', 'What the picture on it shows', ', showing '),
    ];
  const use = isVideo ? clipFor : pictureFor;
  if (use.test(text) && !saysScene.test(text))
    return [
      !beside.test(text) && looksOf(reading),
      asked('motif', 'What is to be seen', ': '),
      titled.test(text) &&
        lettering.length === 0 &&
        asked('lettering', 'The exact words in it', ', with the words ', 'parts'),
    ];
  return [
    bearer !== undefined && asked('lettering', `What the ${bearer} says`, `, the ${bearer} says `, 'whole'),
    looksOf(reading),
    !acts &&
      reading.relation === undefined &&
      !seated.test(text) &&
      !disguised.test(text) &&
      (isOfOne || reading.wordsOutside.length <= 4) &&
      !isNear &&
      (lives.has(kind) || (isVideo && kind !== 'unknown' && reading.wordsOutside.length <= 6)) &&
      asked(
        'action',
        lives.has(kind) || kind === 'vehicle'
          ? `What ${name} ${subject.isPlural || /(?:men|people|children)$/.test(name) ? 'are' : 'is'} doing`
          : /^(?:object|food)$/.test(kind)
            ? 'What happens to it'
            : 'What moves in it',
      ),
    isVideo &&
      acts &&
      reading.sequence === undefined &&
      reading.journey?.to === undefined &&
      reading.timelapse === undefined &&
      (lives.has(kind) || (reading.journey !== undefined && kind !== 'unknown')) &&
      !/\bloop(?:s|ing|ed)?\b/i.test(text) &&
      /\b(?:my|our)\b/i.test(text) &&
      asked('ending', 'How it ends', ', then '),
    ((!setting.stated && setting.surroundings === 'unknown') ||
      /\b(?:on|in|at|against) (?:something|somewhere)\b/i.test(text)) &&
      !isPlace &&
      !isTitle(reading) &&
      (kind !== 'unknown' || !reading.hasDetails) &&
      !disguised.test(text) &&
      (lives.has(kind) || kind === 'vehicle' || isOfOne || product.test(text)) &&
      asked('surroundings', lives.has(kind) || kind === 'unknown' ? 'Where it is' : 'What is around it'),
    light === undefined &&
      ((isPlace && reading.wordsOutside.length <= 5 && !several.test(text)) ||
        (reading.wordsOutside.length <= bareWords && lives.has(kind))) &&
      view !== 'isometric' &&
      !/^(?:flat|drawing)$/.test(reading.medium?.family ?? '') &&
      !isNear &&
      asked('mood', 'Time of day and mood'),
  ];
};
