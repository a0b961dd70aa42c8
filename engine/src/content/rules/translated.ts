import type { DeliverableId } from '../../reading/deliverable-nouns.ts';
import type { TranslatedFrame } from '../frames/frame.ts';
import { addedLine } from '../plan-line.ts';
import type { Contribution, PlanLine, Slot } from '../plan-line.ts';
import type { Scene } from '../scene.ts';
import { hasOwnLength, lengthBounds, lengthChoice } from './length.ts';
import { linesOfKind } from './translated-kind.ts';
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

const standardLines = 2;

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
    lines.push(addedLine(slot, '', rule, text, reason));
  };
  const kept = `Kept in ${language.name}`;
  if (!frame) {
    if (level !== 'standard' && !scene.closed)
      add(
        'Where a fact is missing, leave a blank in square brackets; nothing is made up',
        'U1',
        'Stops guessing',
      );
    if (level === 'expert' && !scene.closed)
      add('Name the weakest part and what would mend it', 'X1', 'How a specialist would judge it');
    const name = answersInEnglish(scene) ? 'English' : language.name;
    add(`Answer in ${name} and return only the result.`, 'L1', kept, 'return');
    return { lines, assumptions: translatedSwitches(scene, false) };
  }
  const { act } = reading;
  const hasSlots = deliverableId !== undefined && needsFacts.has(deliverableId) && !reading.data;
  const answers = act === 'judge' || act === 'question' || act === 'explain' || act === 'compute';
  if (!scene.closed) {
    const known = linesOfKind(scene, frame.answers);
    const own = known.slice(0, level === 'standard' ? standardLines : known.length);
    for (const [at, text] of own.entries()) add(text, 'D2', at === 0 ? kept : undefined);
    const isPlain = known.length === 0;
    if (worksOnText(scene) && isPlain) add(act === 'extract' ? frame.givenOnly : frame.bounds, 'A2', kept);
    if (reading.dataLanguage && act !== 'translate')
      add(frame.sameLanguage, 'L2', `Your text is ${reading.dataLanguage.name}`);
    const asks = act === 'question' || act === 'explain';
    if (asks && isPlain) add(frame.answerFirst, 'A1', kept);
    if (asks && (isPlain || own.length < 3)) add(frame.unsure, 'U1');
    if (act === 'compute') add(frame.exact, 'A3', kept);
    if (act === 'judge') add(frame.verdict, 'A4', kept);
    const size = sizeFrom(scene, frame);
    if (size && deliverableId && (isPlain || hasSlots)) add(size, 'D1', `Usual length for this`);
    if (hasSlots && blanksChoice(scene) !== 'none')
      add(blanksChoice(scene) === 'ask' ? frame.askFirst : frame.blanks, 'D3', 'Stops guessing');
    else if (isPlain && deliverableId && informs.has(deliverableId) && level !== 'standard')
      add(frame.givenOnly, 'U1', 'Stops guessing');
    if (level === 'expert') {
      add(answers ? frame.limits : frame.choices, 'X1', 'How a specialist would judge it');
      add(answers ? frame.mistake : frame.weakest, 'X1');
    }
  }
  if (answersInEnglish(scene)) add(frame.inEnglish, 'L1', 'You chose English');
  const text = level === 'expert' && !scene.closed ? frame.returnsWithNotes : frame.returns;
  // A text is wanted bare; "nothing but the answer" would keep a good one from saying what helps.
  const asksEnough = lines.length > 1 && level !== 'expert' && !worksOnText(scene) && (answers || !hasSlots);
  if (!asksEnough) add(answers ? frame.returnsAnswer : text, 'D4', 'Ends on what you want', 'return');
  return { lines, assumptions: translatedSwitches(scene, hasSlots) };
};
