import { findPhrase, type GoalWords } from './goal-words.ts';
import { classOfNoun } from './subject-words.ts';

/** Families of making; a chosen style of another family gives way to the goal's. */
export type Medium =
  | 'photo'
  | 'oil'
  | 'watercolor'
  | 'anime'
  | '3d'
  | 'flat'
  | 'drawing'
  | 'painting'
  | 'object'
  | 'moving';

const families: readonly (readonly [Medium, readonly string[]])[] = (
  [
    ['watercolor', 'watercolor,watercolour,watercolors,aquarelle,gouache'],
    ['oil', 'oil painting,oil on canvas,oil paint,oil paintings'],
    ['anime', 'anime,manga,studio ghibli'],
    [
      '3d',
      '3d render,3d rendering,3d model,3d,cgi,low poly,low-poly,voxel,claymation,stop motion,stop-motion,octane render',
    ],
    [
      'photo',
      'photo,photos,photograph,photography,dslr,film still,polaroid,photorealistic,photo-realistic,hyper-realistic,hyperrealistic,daguerreotype,snapshot,black and white photo,realistic photo,realistic image,realistic picture,product shot',
    ],
    [
      'drawing',
      'drawing,sketch,pencil drawing,line art,line drawing,charcoal,crayon,ink,ink-and-wash,cartoon,comic,doodle,chalk drawing,etching,engraving,woodcut,linocut,caricature,blueprint,storyboard,animated,animation,lithograph',
    ],
    [
      'flat',
      'vector,pixel art,flat design,flat illustration,clip art,clipart,infographic,explainer,illustration,digital art,concept art,digital painting,graphic,silkscreen,screen print,emoji',
    ],
    [
      'painting',
      'painting,paintings,acrylic,fresco,mural,cubism,cubist,impressionist,impressionism,surrealist,surrealism,expressionist,abstract art,ukiyo-e,pop art,van gogh,picasso,monet,in the style of,tapestry,pointillism',
    ],
    [
      'object',
      'stained glass,mosaic,origami,embroidery,marble statue,wood carving,paper cut,papercut,collage,hieroglyphics,graffiti,sculpture',
    ],
  ] as const
).map(([family, phrases]) => [family, phrases.split(',')]);
/** A painting or drawing that hangs in the scene is a thing in the picture, not its medium. */
const shownThing =
  / (?:paintings? on|painted on|drawing on|on the wall|photos? on|photographs? on|take a photo|taking a photo|taking photos?|mural on|looking at (?:the |two )?paintings?|drawing a|painting a|sketching) /;
const openingWords = 4;
const closingWords = 6;

export interface MediumCue {
  readonly family: Medium;
  readonly phrase: string;
}

/** The medium that the goal names, if any: in front ("a charcoal drawing of"), behind (", oil painting"), or as a style. */
export function findMedium(goal: GoalWords): MediumCue | undefined {
  for (const [family, phrases] of families) {
    const phrase = findPhrase(goal, phrases);
    if (phrase !== undefined && isMedium(goal.spoken, phrase)) return { family, phrase };
  }
  return undefined;
}

/** Words that put what follows into the scene. */
const scenery = /^(?:with|on|in|at|of|that|which|and|holding|sitting|standing|looking|wearing)$/;

function isMedium(spoken: string, phrase: string): boolean {
  if (/ in the style of | style /.test(spoken)) return true;
  const before = spoken
    .slice(0, spoken.indexOf(` ${phrase} `))
    .trim()
    .split(' ');
  // "A woman painting at home" paints; she is no painting.
  if (/(?:painting|drawing)$/.test(phrase) && classOfNoun(before.at(-1) ?? '') === 'person') return false;
  if (before.length <= openingWords)
    return before.length <= 1 || spoken.includes(` ${phrase} of `) || !shownThing.test(spoken);
  if (
    spoken.includes(` ${phrase} of `) &&
    !before.some((word) => scenery.test(word)) &&
    before.length <= 2 * openingWords &&
    !shownThing.test(spoken)
  )
    return true;
  const closing = (spoken.split(/ [.,] /).findLast((part) => part.trim() !== '') ?? '')
    .trim()
    .replace(/ [.,]$/, '');
  return spoken.includes(',') || spoken.includes(' . ')
    ? closing.split(' ').length <= closingWords && ` ${closing} `.includes(` ${phrase} `)
    : false;
}
