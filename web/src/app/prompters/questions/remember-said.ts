import type { GivenAnswers } from '@whetstone/contract';
import type { Question } from '@whetstone/engine';
import { rememberAnswers } from '../../../lib/api/remembered-answers.ts';

/** The answers worth remembering: what was said to questions that are put in a sentence, the ready choices left out. */
export const givenItems = (
  questions: readonly Question[],
  answers: Readonly<Record<string, string>>,
): GivenAnswers['items'] =>
  questions
    .flatMap(({ id, ask, choices = [] }) => {
      const answer = answers[id]?.trim() ?? '';
      const isKept = ask !== undefined && answer !== '' && !choices.includes(answer);
      return isKept && id.length <= 64 && ask.length <= 200 ? [{ fact: id, ask, answer }] : [];
    })
    .slice(0, 12);

/** The goal is told apart, not kept. Browsers have no digest on a connection without encryption. */
async function hashOf(goal: string): Promise<string | undefined> {
  const digest = await globalThis.crypto.subtle?.digest('SHA-256', new TextEncoder().encode(goal.trim()));
  return digest && [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Has the account remember what was answered about a goal. Answers whether there was anything. Throws `ApiError`. */
export async function rememberSaid(
  goal: string,
  questions: readonly Question[],
  answers: Readonly<Record<string, string>>,
): Promise<boolean> {
  const items = givenItems(questions, answers);
  const goalHash = items.length > 0 ? await hashOf(goal) : undefined;
  if (goalHash === undefined) return false;
  await rememberAnswers({ goal_hash: goalHash, items });
  return true;
}
