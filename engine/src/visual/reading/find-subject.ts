import { findDoing } from './find-deed-kind.ts';
import type { GoalWords } from './goal-words.ts';
import { classOfNoun, groupOfNoun, type NounGroup, type SubjectClass } from './subject-words.ts';
import { wordSet } from './word-set.ts';

/** Words that end a noun phrase. */
export const stops = wordSet(
  '. , vs versus in on at of with without under beneath below above over by near next beside behind between around through across along against from to into ' +
    'onto for about who that which whose where when while as is are was were has have had and or but inside outside during after before like ' +
    'wearing holding made filled covered surrounded painted written placed called named titled labeled says saying reading then its his her their ' +
    'it he she they we you not no toward towards can will would does do did leaning standing sitting full asleep alone',
);
const longestChunk = 10;
const nounsInIng =
  /^(?:building|painting|drawing|evening|morning|king|string|spring|thing|wing|swing|bring|sling)$/;
/** "Sewing machine": what a thing is for. */
const purposes = wordSet(
  'swimming sewing washing sleeping shopping dining living fishing rocking racing hunting cutting baking frying fitting waiting mixing vending writing running',
);
const articles = wordSet(
  'just only simply a an the this that these those some one two three four five six seven eight nine ten',
);
/** Nouns before "of" that say how something is shown, not what. */
const showings = wordSet(
  'photo photograph photography picture image painting drawing sketch illustration render rendering view shot close-up closeup portrait footage video ' +
    'clip scene print poster cartoon comic mosaic watercolor panorama timelapse lapse time-lapse still side top front group school swarm pack pair set collection row ' +
    'stack pile bunch couple bowl cup glass bottle plate basket slice piece bouquet herd flock bust statue sculpture model scenery display variety art animation reel clip ad commercial trailer short silhouette',
);
const contents = wordSet(
  'bowl cup mug pint glass bottle plate basket slice piece bust statue sculpture model couple bouquet pile stack',
);

export interface Subject {
  readonly kind: SubjectClass;
  /** What it is pictured like, where the lexicon knows its head or what it holds ("a bowl of soup"). */
  readonly group: NounGroup | undefined;
  /** The noun, as in the goal, where the lexicon knows it; the frame may then name it. */
  readonly noun: string | undefined;
  readonly isPlural: boolean;
  /** Whether another subject follows ("a cat, a dog and a parrot"). */
  readonly isCompound: boolean;
  /** Its verb, where the goal has one without "is" ("a wombat digs"). */
  readonly verb: string | undefined;
  /** The first noun phrase, without articles. */
  readonly chunk: readonly string[];
  /** Whether nothing but that phrase stands in the goal. */
  readonly alone: boolean;
}

/** "A photo of", "a video about". */
const leadsOn = (word: string | undefined, head: string): boolean =>
  word === 'of' ||
  (/^(?:for|about)$/.test(word ?? '') &&
    /^(?:video|clip|reel|ad|commercial|animation|trailer|short)$/.test(head));

/** The head of the first noun phrase, after "a photo of", "top view of" and their like. */
export function findSubject(said: GoalWords): Subject {
  // "Black and white stripes" are one thing.
  const spoken = said.spoken
    .replaceAll(' black and white ', ' black-and-white ')
    .replace(' traffic jam ', ' traffic ')
    .replace(/ (market|town|village|city) square /, ' $1 plaza ');
  const goal = spoken === said.spoken ? said : { spoken, words: spoken.trim().split(' ') };
  let start = Math.max(
    0,
    goal.words.findIndex((word) => word !== ',' && word !== '.'),
  );
  let chunk = chunkFrom(goal.words, start);
  for (let step = 0; step < 3; step += 1) {
    const end = start + chunk.length;
    const head = chunk.at(-1) ?? '';
    if (!leadsOn(goal.words[end], head) || !showings.has(head.replace(/s$/, ''))) break;
    if (contents.has(head) || contents.has(head.replace(/s$/, ''))) break;
    start = end + 1;
    chunk = chunkFrom(goal.words, start);
  }
  // "A barista hands a cup to a guest", "a smith hammers a blade": a deed, no thing.
  const gives =
    /[^su]s$/.test(chunk.at(-1) ?? '') &&
    /^(?:person|animal)$/.test(classOfNoun(chunk.at(-2) ?? '')) &&
    chunk.at(-2)?.endsWith('s') !== true &&
    (articles.has(goal.words[start + chunk.length] ?? '') ||
      /^(?:his|her|its|their|my)$/.test(goal.words[start + chunk.length] ?? ''));
  const bare = withoutShowing((gives ? chunk.slice(0, -1) : chunk).filter((word) => !articles.has(word)));
  const known = bare.findLast((word) => classOfNoun(word) !== 'unknown');
  const kind = known === undefined ? 'unknown' : classOfNoun(known);
  const head = bare.at(-1) ?? '';
  // "A wombat sits": the unknown word after the noun is its verb.
  const verb =
    known !== undefined &&
    (/^(?:person|animal|vehicle|part)$/.test(kind) || moves.test(head)) &&
    bare.at(-2) === known &&
    !/^(?:tracks|parts|wheels|lights|keys|seats|doors|tickets|races|shows|toys|boots|eyes)$/.test(head) &&
    /(?:s|ed)$/.test(head)
      ? head
      : undefined;
  const following = goal.words[start + chunk.length] ?? '';
  const cutVerb = isVerb(head, following, goal.words[start + chunk.length + 1]) ? following : undefined;
  const isHead = known !== undefined && (known === head || verb !== undefined);
  const next = goal.words.slice(start + chunk.length, start + chunk.length + 2);
  const isCompound =
    (/^(?:and|vs|versus)$/.test(next[0] ?? '') && !isDeed(next[1], goal.words[start + chunk.length + 2])) ||
    (next[0] === ',' && articles.has(next[1] ?? ''));
  const isDish =
    kind === 'food' &&
    known === bare[0] &&
    / (?:menu|restaurant|recipe|plate|dish|served|cookbook|food) /.test(goal.spoken);
  // "City lights" are a place, garden gnomes are none.
  const isPlace =
    kind === 'place' && (!/[^s]s$/.test(head) || /^(?:lights|views|streets|scenes|ruins|vibes)$/.test(head));
  const isKnown =
    isHead || isDish || isPlace || (kind === 'person' && bare.length < 3 && namesSomebody.test(head));
  const isIced =
    kind === 'food' && / (?:iced|over ice|on ice|with ice|cold brew|frozen|ice cubes) /.test(goal.spoken);
  const material = /^(?:person|animal|vehicle|object)$/.test(kind) ? crafted(bare, goal.spoken) : undefined;
  const held =
    goal.words[start + chunk.length] === 'of'
      ? heldIn(goal.words, start + chunk.length + 1, head)
      : undefined;
  const isVessel = held !== undefined;
  const isProduct = / product (?:shot|photo|image) /.test(goal.spoken) && !isKnown;
  const isStillLife = / still life /.test(goal.spoken) && head === 'life';
  return {
    kind: isStillLife || isProduct ? 'object' : isVessel ? 'food' : isKnown ? kind : 'unknown',
    group: isStillLife
      ? 'ceramic'
      : isProduct
        ? 'object'
        : isVessel
          ? held
          : head === 'table' &&
              /^(?:breakfast|dinner|lunch|picnic|brunch|dessert|supper)$/.test(bare.at(-2) ?? '')
            ? 'fresh'
            : isKnown && material !== undefined
              ? material
              : isKnown && isIced && known !== undefined && groupOfNoun(known) === 'hot-drink'
                ? 'cold-drink'
                : isKnown && known !== undefined
                  ? groupOfNoun(known)
                  : undefined,
    noun: isHead && !/'s?$/.test(known) ? known : undefined,
    isPlural:
      isCompound ||
      (/[^sui]s$|^(?:people|\w*men|children|mice|geese|feet|sheep|family|couple|team|group|band|crowd)$/.test(
        verb === undefined ? head : (known ?? ''),
      ) &&
        !/^(?:glasses|chess|lens)$/.test(head)),
    isCompound: isCompound || isStillLife,
    verb: [verb, cutVerb].find((each) => each !== undefined && !atRest.test(each)),
    chunk: bare,
    alone: start + chunk.length >= goal.words.length,
  };
}

/** "And spinning on its shell" adds nobody. */
const isDeed = (word = '', after: string | undefined): boolean =>
  /^\w{3,}ing$/.test(word) && !nounsInIng.test(word) && (isStop(after) || articles.has(after ?? ''));

/** What a thing can do. */
const moves =
  /^(?:travels|flies|floats|drifts|falls|rolls|slips|slides|rises|sinks|spins|opens|closes|moves|bounces|lands|melts|burns|grows|glows|flickers|explodes|breaks|appears|disappears|transforms|turns)$/;

/** A knitted dragon is a toy, a marble king a statue, and a jellyfish made of glass is lit like glass. */
function crafted(chunk: readonly string[], spoken: string): NounGroup | undefined {
  const stuff = / (?:made|built|crafted|carved) (?:out of|of|from) ([^ .,]+(?: [^ .,]+)?)/.exec(spoken)?.[1];
  // "Ice hockey" is made of nothing.
  const said = [
    ...chunk.slice(0, -1).filter((word) => !(word === 'ice' && chunk.includes('hockey'))),
    ...(stuff?.split(' ') ?? []),
  ];
  const known = (Object.keys(stuffs) as (keyof typeof stuffs)[]).find((group) =>
    said.some((word) => stuffs[group].has(word)),
  );
  return known ?? (stuff === undefined ? undefined : 'statue');
}
const stuffs = {
  toy: wordSet('teddy knitted crocheted plush felt stuffed wool lego origami yarn'),
  statue: wordSet('marble bronze stone clay porcelain wooden wood carved plaster terracotta paper cardboard'),
  glassy: wordSet('glass crystal ice'),
} as const;

/** What a vessel holds that is no food we know. */
const usuallyHolds: Readonly<Record<string, NounGroup>> = {
  bowl: 'hot',
  plate: 'hot',
  slice: 'baked',
  cup: 'hot-drink',
  mug: 'hot-drink',
  glass: 'cold-drink',
  pint: 'cold-drink',
};

/** The group of the food or drink in a bowl, cup or slice. */
function heldIn(words: readonly string[], start: number, head: string): NounGroup | undefined {
  const vessel = contents.has(head) ? head : head.replace(/s$/, '');
  if (!contents.has(vessel)) return undefined;
  const held = chunkFrom(words, start);
  if (held.includes('iced')) return 'cold-drink';
  const noun = held.findLast((word) => classOfNoun(word) !== 'unknown');
  if (noun !== undefined) return classOfNoun(noun) === 'food' ? groupOfNoun(noun) : undefined;
  return usuallyHolds[vessel];
}

/** "Police officer", but not "viking longship". */
const namesSomebody = /(?:er|or|ist|man|woman|men|ess|ian|ee|s)$/;

const isStop = (word: string | undefined): boolean => word === undefined || stops.has(word) || word === 'up';

const ideaOf = /^(?:logo|tattoo|poster|icon|cover|sticker|costume|outfit|cake|design|mascot|card|banner)$/;

/** "Sunset timelapse": the way of showing behind the thing shown. */
function withoutShowing(chunk: readonly string[]): readonly string[] {
  const end = chunk.findLastIndex(
    (word) =>
      !/^(?:time-?lapse|footage|video|clip|shot|scene|animation|ad|advert|commercial|concept|prototype|illustration)$/.test(
        word,
      ),
  );
  const shown = end < 0 ? chunk : chunk.slice(0, end + 1);
  return /^ideas?$/.test(shown.at(-1) ?? '') && ideaOf.test(shown.at(-2) ?? '') ? shown.slice(0, -1) : shown;
}

const atRest = /^(?:sits|stands|lies|sleeps|waits|looks|rests|stays|hangs|leans|named|called)$/;

/** "Barista pours latte art": a word in -s between somebody and a further word is a verb. */
const isVerb = (before: string, word: string, after: string | undefined): boolean =>
  !stops.has(word) &&
  /^(?:person|animal|part)$/.test(classOfNoun(before)) &&
  after !== undefined &&
  (classOfNoun(word) === 'unknown' || (word === 'race' && stops.has(after))) &&
  !/^[.,]$/.test(after) &&
  (isMany.test(before)
    ? findDoing(` ${word}s `) !== undefined || findDoing(` ${word}es `) !== undefined
    : /[^su]s$/.test(word));
const isMany = /s$|^(?:people|\w*men|children)$/;

/** Whether the phrase is over before the word at `index`: a new article, an act, or "parked" and its like. */
function endsBefore(words: readonly string[], index: number): boolean {
  const word = words[index] ?? '';
  const before = words[index - 1] ?? '';
  const after = words[index + 1];
  if (articles.has(word)) return !articles.has(before);
  if (isVerb(before, word, after)) return true;
  if (nounsInIng.test(word) && /^(?:person|animal)$/.test(classOfNoun(before))) return true;
  if (word.length < 5 || classOfNoun(word) !== 'unknown') return false;
  if (word.endsWith('ing') && !nounsInIng.test(word)) {
    // "a smiling sloth", "an empty swimming pool": the word describes the noun that follows.
    const describes =
      articles.has(before) || (purposes.has(word) && !/^(?:person|animal)$/.test(classOfNoun(before)));
    return isStop(after) || articles.has(after ?? '') || !describes;
  }
  return /[^e]ed$/.test(word) && isStop(after);
}

function chunkFrom(words: readonly string[], start: number): readonly string[] {
  let end = start;
  while (end < words.length && end < start + longestChunk) {
    const word = words[end] ?? '';
    if (stops.has(word) || (end > start && endsBefore(words, end))) break;
    end += 1;
  }
  return words.slice(start, end);
}
