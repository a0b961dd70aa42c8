import { codeActs, type CodeActId } from '../../knowledge/code-acts/index.ts';
import type { Fault } from '../../knowledge/code-rows.ts';
import { faults } from '../../knowledge/faults/index.ts';
import { features } from '../../knowledge/features/index.ts';
import { demandLines } from './find-demands.ts';
import type { Guard } from './guard.ts';
import { linesOf, type Lines } from './lines.ts';
import { longestHits, phrasesOf } from '../../goal/phrases.ts';
import type { CodeReading } from './read-code.ts';

const signs = phrasesOf<Fault>(Object.values(faults).map((fault) => [fault.words, fault] as const));
const mostFaults = 2;
const takesFaults: ReadonlySet<CodeActId> = new Set(['debug', 'optimize']);
const places = new Set(['to', 'in', 'into', 'on', 'for']);

/** The brief of work on code that exists: what such a request needs, where to look, and how it is proved. */
export const workBrief = ({ goal, act, said, demands }: CodeReading, guard: Guard): Lines => {
  if (!act) return {};
  const row = codeActs[act];
  const worked = act === 'add-feature' ? demandLines(demands.named, guard) : {};
  const ofAct = linesOf(`act:${act}`, 'act');
  const ofFault = linesOf('fault', 'fault');
  const signsFound = takesFaults.has(act) ? longestHits(signs, goal.words) : [];
  const found = [...new Set(signsFound.map(({ value }) => value))].slice(0, mostFaults);
  // "Add CSV export to the orders of our admin": what is added stands before where it goes.
  const where = goal.words.findIndex(({ text }) => places.has(text));
  const added = said.named.filter(
    (id) =>
      act === 'add-feature' &&
      said.ranges.some((range) => range.id === id && (where < 0 || range.start < where)),
  );
  const ofAdded = (textsOf: (feature: (typeof features)[(typeof added)[number]]) => readonly string[]) =>
    added.flatMap((id) => linesOf(`feature:${id}`, 'named')(textsOf(features[id]).filter(guard.allows)));
  return {
    features: added.flatMap((id) =>
      linesOf(`feature:${id}`, 'named')([`${features[id].name}: ${features[id].plan}`]),
    ),
    rules: [...(worked.rules ?? []), ...ofAdded(({ rules = [] }) => rules)],
    work: [
      ...ofAct(row.lines),
      ...ofFault(found.map(({ look }) => `Look first at: ${look.charAt(0).toLowerCase()}${look.slice(1)}`)),
    ],
    checks: [
      ...(worked.checks ?? []),
      ...ofFault(found.map(({ check }) => check)),
      ...ofAdded(({ check }) => (check ? [check] : [])),
      ...ofAct(row.checks),
    ],
  };
};
