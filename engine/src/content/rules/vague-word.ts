import { addedLine } from '../plan-line.ts';
import type { Contribution } from '../plan-line.ts';
import type { Scene } from '../scene.ts';

const acts = new Set(['list', 'compare', 'judge']);

/** A6: a word with several measures ("best") makes the answer say which one it takes. */
export const vagueWord = (scene: Scene): Contribution => {
  const { vague, act, question, data, request } = scene.reading;
  if (!vague || !acts.has(act) || scene.closed || data || question === 'quantity') return {};
  if (
    /\b(?:best|better|cheap|effective|efficient|reliable) (?:ways?|methods?|time|place|thing|order|route) to\b/i.test(
      request,
    )
  )
    return {};
  if (scene.answer.parts.some((part) => part.includes('measure'))) return {};
  const word = vague.charAt(0).toUpperCase() + vague.slice(1);
  const text = `"${word}" can mean several things: say in one sentence which measure you use`;
  return { lines: [addedLine('requirements', 'A6', text, `"${vague}" has several meanings`)] };
};
