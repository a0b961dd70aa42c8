import { cue } from './material-cue.ts';
import { normalise, readingCap } from './normalise.ts';

/** Words that English alone has; nearly every sentence of it holds one. */
const own: ReadonlySet<string> = new Set(
  'the and with that this you your our from how what which why who can could would should does write create make give tell explain describe please using into about need when than there their they some she where because if new two first people day year years friend its were did getting out after him them any each much many good better just already know work money twice husband wife'.split(
    ' ',
  ),
);
const leastShare = 0.06;
/** What an English text is written with; a letter beyond it may be another language's. */
const plainLetters = /^[\0-\x7f–—‘’“”…€£°é]*$/;

const isSurelyEnglish = (text: string): boolean => {
  if (!plainLetters.test(text)) return false;
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  const known = words.filter((word) => own.has(word)).length;
  return known > 0 && known / words.length >= leastShare;
};

/** A colon, a line, a dash, or sentences of which the last is left open or one announces something: they may set off material. */
const mayHoldMaterial = (goal: string): boolean =>
  /\n|:\s| [-–—]+ \S/.test(goal) ||
  (/[.!?…]["”»)’'\]]*\s+\S/.test(goal) && (!/[.!?…]["”»)’'\]}]*$/.test(goal) || cue.test(goal)));

/** False for a goal that is one plain request in English: it need not be searched for another language or for material. */
export const needsCloseReading = (raw: string): boolean => {
  const goal = normalise(raw.slice(0, readingCap + 1));
  return raw.length > readingCap || !isSurelyEnglish(goal.slice(0, 4_000)) || mayHoldMaterial(goal);
};
