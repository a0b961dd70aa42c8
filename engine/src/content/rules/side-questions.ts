import { addedLine } from '../plan-line.ts';
import type { Contribution } from '../plan-line.ts';
import type { Scene } from '../scene.ts';

const making = new Set(['write', 'code']);
const plain = /^(?:and |also,? |but )*(?:what|who|why|how|when|where|which)\b[^?]{3,160}\?$/i;

/** Questions that stand in front of the request for a text or code, or join it with "and": they want an answer too. */
export const sideQuestions = ({ reading, closed }: Scene): number => {
  if (!making.has(reading.act) || reading.data || closed) return 0;
  const main = reading.sentences.findIndex((sentence) => sentence.main);
  if (/\b(?:of|for) (?:each|them|every one|these)\b/i.test(reading.sentences[main]?.text ?? '')) return 0;
  return reading.sentences.filter(
    ({ text, act, kind }, index) =>
      kind === 'task' &&
      act === 'question' &&
      plain.test(text) &&
      (index < main || /^(?:and|also)\b/i.test(text)),
  ).length;
};

/** A1: a question beside the request is answered on its own, before the thing that is asked for. */
export const answersToQuestions = (scene: Scene): Contribution => {
  const questions = sideQuestions(scene);
  if (questions === 0) return {};
  const text =
    questions === 1
      ? 'Answer the question first, under a heading of its own'
      : 'Answer each question first, under a heading of its own';
  return { lines: [addedLine('requirements', 'A1', text, 'You asked a question as well')] };
};
