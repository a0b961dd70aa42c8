import type { Asked } from './asked.ts';

const noWords =
  /^(?:none|nothing|no|no (?:text|words?|title|lettering|name|writing)(?: (?:on it|at all|yet))?|not yet|without (?:text|words?|a title|lettering)|empty|undecided|not (?:sure|decided)(?: yet)?|(?:i |we )?(?:don['’]t|do not) know(?: yet)?)$/i;
const addedLater =
  /\b(?:title|text|names?|words?|lettering|it|that|they)\b.{0,20}\b(?:is|are|will be|gets?|comes?|goes|follows?)\b.{0,30}\b(?:later|afterwards?|separately|myself|in the app)\b|\b(?:add|put|write|adds|puts) (?:on |in )?(?:the |my |our )?(?:text|titles?|words?|names?|it)\b.{0,40}\b(?:later|afterwards?|myself|separately)\b/i;

/** Whether an answer about the words on a picture is none of them: "the title is put on later by somebody else". */
export const isRemark = (answer: string): boolean =>
  (noWords.test(answer) || addedLater.test(answer)) && !/["“«]/.test(answer);

const announced =
  /^(?:the |its |our )?(?:names?|titles?|texts?|words?|lettering) (?:is|are|should be|must be|will be|says?):? +/i;

/** The words themselves, without what announces them: "The name is Joris" is "Joris". */
export const bareWords = (answer: string): string => answer.replace(announced, '');

const tone =
  '(?:warm|cold|cool|bright|cheerful|muted|soft|pale|dark|earthy|pastel|strong|quiet|friendly|fresh|natural)';
const tonesAlone = new RegExp(`^${tone}(?:(?:, | and )${tone})?$`, 'i');
const unsure =
  /^(?:no idea|not sure|(?:i )?(?:don['’]t|do not) (?:know|mind|care)|whatever|any(?:thing)?|(?:it )?does(?:n['’]t| not) matter|you (?:choose|decide)|up to you)\b[\s,;:.]*(?:(?:but|maybe|perhaps)\b ?)?/i;
const introduced =
  /^(?:it|this|that|the (?:picture|image|mark|logo|poster|cover|card))(?:['’]s| (?:should|must|could|can|will|would)(?: be| show| have| look like)| is| shows?| has)(?! (?:not|no|later)\b) /i;

/** An answer without what says that it is one: "no idea, warm" is "warm", "it should be our bridge" is "our bridge". */
export const withoutPreface = (answer: string): string => answer.replace(unsure, '').replace(introduced, '');

const sentence =
  /^(?:the|it|its|my|our|his|her|their|she|he|we|i|they|there|this)\b.{1,60}?\b(?:is|are|was|were|has|have|wears?|should|must|can|will|stands?|looks?|comes?|sits?|lies|hangs?)\b/i;
const worn =
  /\b(?:glasses|spectacles|hats?|caps?|beanie|coats?|scarf|jackets?|shirts?|dress|suits?|apron|uniform|helmets?|boots|shoes|tie|bow ?tie|collar|necklace|crown|cape|cloak|sweater|hoodie|bandana|goggles|watch|gloves|raincoat|sunglasses)\b/i;
const ownLooks =
  /\b(?:hair|fur|beard|eyes?|skin|face|tall|short|small|big|old|young|thin|fat|round|stripes?|spots?|tail|ears?|wears?|wearing|with|year)\b/i;
const ordinary =
  /^(?:He|She|It|They|His|Her|Its|An?|The|In|On|At|By|Under|Near|With|Two|Three|Some|No|Dark|Light|Bright|Soft|Warm|Cold|Old|Young|Big|Small|Tall|Long|Short|Muddy|Wet|Dry|Wooden|Wood|Stone|Red|Green|Blue|Yellow|White|Black|Brown|Grey|Gray|Orange|Pink|Quiet|Busy|Rolled|Round) (?=\p{Ll})/u;

/** How an answer stands in the goal's sentence: a sentence stays one, what is worn is worn, a capital at its start goes. */
export function spoken(question: Asked, answer: string): { question: Asked; answer: string } {
  if (question.quotes !== undefined) return { question, answer: bareWords(answer) };
  if (question.id !== 'ending' && question.id !== 'parts' && sentence.test(answer))
    return {
      question: { ...question, lead: '. ' },
      answer: answer.charAt(0).toUpperCase() + answer.slice(1),
    };
  if (/^looks-(?:animal|person)$/.test(question.id) && worn.test(answer) && !ownLooks.test(answer))
    return { question: { ...question, lead: `. The ${question.noun ?? 'figure'} wears ` }, answer };
  // "Warm" says which colors, and names none.
  if (question.id === 'colors' && tonesAlone.test(answer))
    return { question, answer: `${answer.toLowerCase()} colors` };
  return {
    question,
    answer: answer.replace(ordinary, (first) => first.toLowerCase()),
  };
}
