import type { DeliverableId } from '../reading/deliverable-nouns.ts';
import type { Reading } from '../reading/reading.ts';
import type { Deliverable } from './deliverables/deliverable.ts';
import type { Occasion } from './occasions.ts';

const parts: Partial<Record<DeliverableId, (order: string) => readonly [string, string]>> = {
  email: (order) => ['Body', `Body in this order: ${order}`],
  letter: (order) => ['Order', `Between salutation and close: ${order}`],
  message: (order) => ['Shape', `In this order: ${order}`],
};

/** A mail, letter or message in the order that its occasion asks for, where the request names one; else unchanged. */
export const fitToOccasion = (
  answer: Deliverable,
  id: DeliverableId | undefined,
  reading: Reading,
  occasions: readonly Occasion[],
): Deliverable => {
  const part = id && parts[id];
  const found = occasions.find(({ when }) => when.test(reading.request));
  if (!part || !found?.order) return answer;
  const [label, text] = part(found.order);
  const own: readonly [string, string] = [label, text];
  return {
    ...answer,
    gist: `${answer.gist.replace(/ that can be sent as it stands\.$|\.$/, '')}: ${found.order}.`,
    parts: answer.parts.map((each) => (each[0] === label ? own : each)),
    ...(found.asksNothing && {
      checks: answer.checks.filter((check) => !/\baction\b|\breason for writing\b/.test(check)),
      expert: [
        ['Voice', 'One sentence that only this sender could have written; standard phrases struck out'],
      ] as const,
    }),
  };
};
