import type { DeliverableId } from '../reading/deliverable-nouns.ts';
import type { Deliverable } from './deliverables/deliverable.ts';
import type { Occasion } from './occasions.ts';

const written: ReadonlySet<DeliverableId> = new Set(['email', 'letter', 'message']);

const speaksOfVoice = /^(?:Use plain words|Read it once)\b/;

/** A mail, letter or message with what the occasion that the request names asks for; else unchanged. */
export const fitToOccasion = (
  answer: Deliverable,
  id: DeliverableId | undefined,
  found: Occasion | undefined,
): Deliverable => {
  if (!id || !written.has(id) || !found?.line) return answer;
  const [whole = ''] = answer.gist.split(/(?<=\.) /);
  return {
    ...answer,
    gist: `${whole} ${found.line}`,
    ...(found.returns && { returns: found.returns }),
    ...(found.asksNothing && { parts: answer.parts.filter((part) => speaksOfVoice.test(part)) }),
    ...(found.personal && {
      expert: [
        'As far as what I told you allows, let one sentence be such that only I could have written it',
      ],
    }),
  };
};
