import { countWords } from '../reading/complexity.ts';
import type { GoalSentence, Reading } from '../reading/reading.ts';
import type { Deliverable } from './deliverables/deliverable.ts';

/** Which sentences of the goal stand where; together they are all of its instructions, each once. */
export interface SentenceLayout {
  readonly role: readonly GoalSentence[];
  readonly task: readonly GoalSentence[];
  readonly context: readonly GoalSentence[];
  readonly conditions: readonly GoalSentence[];
}

const separable = new Set(['write', 'plan', 'list', 'judge', 'explain', 'rewrite']);
const leastContextWords = 20;

/** Background gets a section of its own where there is enough of it to hide the request; conditions from two on. */
export const layOutSentences = (reading: Reading, answer: Deliverable): SentenceLayout => {
  const of = (kind: GoalSentence['kind']): readonly GoalSentence[] =>
    reading.sentences.filter((sentence) => sentence.kind === kind);
  const main = reading.sentences.findIndex((sentence) => sentence.main);
  // "Its …" behind the request explains the request and stays with it.
  const background = reading.sentences.filter(
    (sentence, index) =>
      sentence.kind === 'context' &&
      (index < main ||
        !/^(?:it|its|it's|it’s|this|that|these|they|he|she|but|so|also)\b/i.test(sentence.text)),
  );
  const isBackground = new Set(background);
  const words = background.reduce((sum, sentence) => sum + countWords(sentence.text), 0);
  const apart =
    separable.has(reading.act) &&
    reading.complexity !== 'low' &&
    answer.form !== 'fiction' &&
    words >= leastContextWords;
  const listed = of('condition').length >= 2;
  const task = reading.sentences.filter(
    (sentence) =>
      sentence.kind === 'task' ||
      sentence.kind === 'greeting' ||
      (sentence.kind === 'context' && !(apart && isBackground.has(sentence))) ||
      (sentence.kind === 'condition' && !listed),
  );
  const alone = !task.some(({ kind }) => kind !== 'greeting');
  return {
    role: alone ? [] : of('role'),
    task: alone ? reading.sentences.filter(({ kind }) => kind !== 'condition' || !listed) : task,
    context: apart && !alone ? background : [],
    conditions: listed ? of('condition') : [],
  };
};
