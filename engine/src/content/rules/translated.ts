import type { DeliverableId } from '../../reading/deliverable-nouns.ts';
import type { TranslatedFrame } from '../frames/frame.ts';
import { addedLine } from '../plan-line.ts';
import type { Contribution, PlanLine, Slot } from '../plan-line.ts';
import type { Scene } from '../scene.ts';
import { hasOwnLength, lengthBounds, lengthChoice } from './length.ts';
import { isLong, lastLook, rereads, useDecides } from './rereading.ts';
import { isText, kindOfAnswer } from './translated-kind.ts';
import { answersInEnglish, blanksChoice, translatedSwitches, worksOnText } from './translated-switches.ts';

const needsFacts: ReadonlySet<DeliverableId> = new Set([
  'email',
  'letter',
  'social-post',
  'speech',
  'product-description',
  'cover-letter',
  'memo',
  'press-release',
  'announcement',
  'job-description',
]);

/** Texts that people take for true. */
const informs: ReadonlySet<DeliverableId> = new Set(['article', 'blog-post', 'essay', 'report']);

const sizeFrom = (scene: Scene, frame: TranslatedFrame): string | undefined => {
  const { length } = scene.answer;
  if (!length || hasOwnLength(scene) || lengthChoice(scene) === 'open') return undefined;
  const form =
    length.unit === 'words'
      ? frame.words
      : length.unit === 'lines' && (scene.deliverableId === 'poem' || scene.deliverableId === 'song')
        ? frame.lines
        : undefined;
  const [min, max] = lengthBounds(length, lengthChoice(scene));
  return form?.replace('{n}', min === max ? String(min) : `${min} ${frame.to} ${max}`);
};

/** L1: a goal in another language gets its frame in that language, or an English one that names the language. */
export const translated = (scene: Scene): Contribution => {
  const { reading, translated: frame, level, deliverableId } = scene;
  const { language } = reading;
  const lines: PlanLine[] = [];
  const add = (text: string, rule: string, reason?: string, slot: Slot = 'requirements'): void => {
    lines.push(addedLine(slot, rule, text, reason));
  };
  const kept = `Kept in ${language.name}`;
  if (!frame) {
    if (level !== 'standard' && !scene.closed) add('Make up no facts', 'U1', 'Stops guessing');
    if (level === 'expert' && !scene.closed)
      add('Say below what you were not certain of', 'X1', 'How a specialist would judge it');
    const name = answersInEnglish(scene) ? 'English' : language.name;
    add(`Answer in ${name}.`, 'L1', kept, 'return');
    return { lines, assumptions: translatedSwitches(scene, false) };
  }
  const { act } = reading;
  const hasSlots = deliverableId !== undefined && needsFacts.has(deliverableId) && !reading.data;
  const kind = kindOfAnswer(scene, frame.answers);
  const answers = kind
    ? !isText(kind)
    : act === 'judge' || act === 'question' || act === 'explain' || act === 'compute';
  if (!scene.closed) {
    const [gist, more] = kind ? frame.answers.lines[kind] : [];
    if (gist) add(gist, 'D2', kept);
    else if (act === 'question' || act === 'explain') add(frame.answerFirst, 'A1', kept);
    else if (act === 'compute') add(frame.exact, 'A3', kept);
    else if (act === 'judge') add(frame.verdict, 'A4', kept);
    else if (worksOnText(scene)) add(act === 'extract' ? frame.givenOnly : frame.bounds, 'A2', kept);
    const looksBack = rereads(scene);
    if (more && level !== 'standard' && (level === 'expert' || !looksBack)) add(more, 'D2');
    if (reading.dataLanguage && act !== 'translate')
      add(frame.sameLanguage, 'L2', `Your text is ${reading.dataLanguage.name}`);
    const size = sizeFrom(scene, frame);
    if (size && deliverableId) add(size, 'D1', 'You chose a length');
    if (hasSlots && blanksChoice(scene) !== 'none')
      add(blanksChoice(scene) === 'ask' ? frame.askFirst : frame.blanks, 'D3', 'Stops guessing');
    else if (!gist && deliverableId && informs.has(deliverableId) && level !== 'standard')
      add(frame.givenOnly, 'U1', 'Stops guessing');
    // Without a kind of its own a goal gets at least a thought that shows nowhere.
    if (looksBack && (level !== 'standard' || (scene.sure && lines.length === 0)))
      add(isLong(reading) ? frame.reread : frame.fitToUse, 'C4', isLong(reading) ? lastLook : useDecides);
    if (level === 'expert' && scene.sure)
      add(answers ? frame.limits : frame.weakest, 'X1', 'How a specialist would judge it');
  }
  if (answersInEnglish(scene)) add(frame.inEnglish, 'L1', 'You chose English');
  // What an expert adds stands below the text; what is written anew or read is only cut short by a return line.
  const isBare =
    scene.closed ||
    (scene.sure && level !== 'expert' && (worksOnText(scene) || (!answers && reading.data !== undefined)));
  if (isBare) add(frame.returns, 'D4', 'Ends on what you want', 'return');
  return { lines, assumptions: translatedSwitches(scene, hasSlots) };
};
