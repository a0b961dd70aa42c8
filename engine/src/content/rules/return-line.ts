import type { ActId } from '../../reading/act-verbs.ts';
import { addedLine } from '../plan-line.ts';
import type { Contribution } from '../plan-line.ts';
import type { Scene } from '../scene.ts';
import { asksForSubject } from '../questions.ts';
import { asksFirst } from './missing-facts.ts';

// A rule with its reason is followed better there; an answer that is only read needs none.
const claudeLine = (scene: Scene, what: string): string => {
  const used = scene.deliverableId !== undefined && scene.answer.form !== 'fiction';
  const reason = used
    ? `, since the result will be ${scene.answer.form === 'code' ? 'run' : 'used'} as it stands`
    : '';
  return `Return ${what}${reason}.`;
};

const withSecond = (returns: string, also: string | undefined): string =>
  also
    ? `${returns.replace(/ only\b.*$/, '')}${/^the [\w -]+ only\b/.test(returns) ? ' and' : ', then'} the ${also}`
    : returns;

/** What is made of a given text or by rule goes straight to where it is used. */
const madeFromInput: ReadonlySet<ActId> = new Set([
  'rewrite',
  'correct',
  'translate',
  'summarise',
  'extract',
  'classify',
  'compute',
  'code',
  'role',
]);

/**
 * A line on what comes back cuts off what else would have helped: where something is written anew, prompts with it lost
 * two marks of ten (bench/quality/blind/round-10.md), so they end open, as advice and answers do.
 */
export const endsOpen = (scene: Scene): boolean => {
  const { reading, answer } = scene;
  if (answer.returns === '' || reading.sentences.some(({ text, main }) => !main && text.endsWith('?')))
    return true;
  if (asksForSubject(scene) || asksFirst(scene)) return false;
  return !reading.data && answer.form !== 'code' && !madeFromInput.has(reading.act);
};

/** D4: the last line names what comes back, in the manner of the assistant it is for. */
export const returnLine = (scene: Scene): Contribution => {
  const { answer, reading, target } = scene;
  const reason = 'Ends on what you want';
  if (reading.act === 'role') return { lines: [addedLine('return', 'D4', answer.returns, reason)] };
  if (endsOpen(scene)) return {};
  // A capital that only begins the goal.
  const noun = (reading.noun ?? '').replace(/^\p{Lu}(?=\p{Ll}+(?: \p{Ll}|$))/u, (letter) =>
    letter.toLowerCase(),
  );
  // The goal's own word for the thing ("episode") over ours ("story"), as long as it is one thing.
  const returns =
    /^\p{L}/u.test(noun) && !/s$/i.test(noun) && !/^(?:reply|respond|answer)$/.test(reading.verb ?? '')
      ? answer.returns.replace(/^the (?!numbered\b)[\w -]+? only\b/, `the ${noun} only`)
      : answer.returns;
  const shown = withSecond(scene.deliverableId ? returns : answer.returns, reading.also);
  if (asksFirst(scene)) {
    const text = `Return your questions alone; once I have answered them, return ${shown}.`;
    return { lines: [addedLine('return', 'D4', text, reason)] };
  }
  const what = `${shown}${asksForSubject(scene) ? ', then your questions' : ''}`.replace(
    / only(?=, then your questions)/,
    '',
  );
  const material = reading.data?.label.toLowerCase();
  const text = {
    chatgpt: `Return ${what}.`,
    claude: claudeLine(scene, what),
    gemini: material ? `Based on the ${material} above, return ${what}.` : `Return ${what}.`,
  }[target];
  return { lines: [addedLine('return', 'D4', text, reason)] };
};
