/** What the goal wants done to a picture that exists already, if that is what it asks for. */
export type Edit = 'background' | 'removal' | 'addition' | 'restyle' | 'change' | 'animation';

const courtesy = '(?:please |can you |could you |would you |i want (?:you )?to |help me )*';
const surely = new RegExp(
  `^${courtesy}(?:remove|erase|delete|replace|change|swap|recolou?r|colou?ri[sz]e|crop|upscale|restore|retouch|blur|brighten|darken|sharpen|photoshop|cut out|extend|clean up) (?:out )?(?:the|my|this|that|these|it|his|her|our|all|everything|everyone|people|background|colou?rs?)\\b`,
  'i',
);
const perhaps = new RegExp(
  `^${courtesy}(?:make(?! (?:an?|me|some|us)\\b)|turn|add|put|set|give|fix|edit|convert|improve|enhance|transform|place|move)\\b`,
  'i',
);
const given =
  /\b(?:(?:my|this|these|that|the attached|the uploaded) (?:\w+ ){0,2}(?:photos?|pictures?|images?|pic|selfie|portrait|logo|screenshot|drawing|sketch|scan)|the (?:photo|picture|image|background|sky|foreground|lighting|colou?rs)(?! of an?\b)|it(?= (?:look |more |less |a |an |into |black|white|brighter|darker|bigger|smaller|blue|red|green)|$))\b/i;

/** Undefined where a new picture is asked for. */
export function findEdit(text: string): Edit | undefined {
  const head = text.slice(0, 300);
  if (!surely.test(head) && !(perhaps.test(head) && given.test(head))) return undefined;
  if (/\b(?:remove|erase|delete|clean up|cut out|get rid of)\b(?! the background)/i.test(head))
    return 'removal';
  if (/\b(?:background|sky)\b/i.test(head)) return 'background';
  if (/\b(?:turn|convert|transform)\b.* (?:in)?to |\b(?:look like|in the style|as an?)\b/i.test(head))
    return 'restyle';
  return /\b(?:add|put|place)\b/i.test(head) ? 'addition' : 'change';
}

const picture = '(?:photo(?:graph)?|picture|image|painting|portrait|drawing|selfie|snapshot|scan)s?';
const animated = new RegExp(
  `^${courtesy}(?:animate (?:my|this|the|our|these|an? old)\\b.{0,40}\\b${picture}\\b|(?:make|bring|let|have|turn)\\b.{0,40}\\b${picture}\\b.{0,60}\\b(?:alive|to life|moves?|moving|blinks?|smiles?|into (?:a|an) (?:\\w+ )?(?:video|clip|animation))\\b)`,
  'i',
);

/** Whether a clip is to be made of a picture that exists: it moves, and nothing of it changes. */
export const findAnimation = (text: string): Edit | undefined =>
  animated.test(text.slice(0, 300)) ? 'animation' : undefined;
