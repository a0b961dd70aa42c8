import { codeActs, type CodeActId } from '../../knowledge/code-acts/index.ts';
import type { Fault } from '../../knowledge/code-rows.ts';
import { faults } from '../../knowledge/faults/index.ts';
import { lowered } from '../wording.ts';
import { linesOf, type Lines } from './lines.ts';
import { longestHits, phrasesOf } from '../../goal/phrases.ts';
import type { CodeReading } from './read-code.ts';

const signs = phrasesOf<Fault>(Object.values(faults).map((fault) => [fault.words, fault] as const));
const mostFaults = 2;
const takesFaults: ReadonlySet<CodeActId> = new Set(['debug', 'optimize']);

/** The brief of work on code that exists: what such a request needs, where to look, and how it is proved. */
export const workBrief = ({ goal, act, asksWhy }: CodeReading): Lines => {
  if (!act) return {};
  const row = codeActs[act];
  const ofAct = linesOf(`act:${act}`, 'act');
  const ofFault = linesOf('fault', 'fault');
  const signsFound = takesFaults.has(act) ? longestHits(signs, goal.words) : [];
  const found = [...new Set(signsFound.map(({ value }) => value))].slice(0, mostFaults);
  return {
    work: [
      ...ofAct(asksWhy ? row.lines.slice(0, 1) : row.lines),
      ...ofFault(found.map(({ look }) => `Look first at: ${lowered(look)}`)),
    ],
    checks: asksWhy ? [] : [...ofFault(found.map(({ check }) => check)), ...ofAct(row.checks)],
  };
};
