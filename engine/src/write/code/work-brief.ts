import { codeActs, type CodeActId } from '../../knowledge/code-acts/index.ts';
import type { Fault } from '../../knowledge/code-rows.ts';
import { faults } from '../../knowledge/faults/index.ts';
import { features, type FeatureId } from '../../knowledge/features/index.ts';
import type { Guard } from './guard.ts';
import type { Line, Lines } from './lines.ts';
import { longestHits, phrasesOf } from './phrases.ts';
import type { CodeReading } from './read-code.ts';

const signs = phrasesOf<Fault>(Object.values(faults).map((fault) => [fault.words, fault] as const));
const mostFaults = 2;
const places = new Set(['to', 'in', 'into', 'on', 'for']);
const takesFaults: ReadonlySet<CodeActId> = new Set(['debug', 'optimize']);

const line =
  (rule: string, reason: string) =>
  (text: string): Line => ({ text, origin: 'added', rule, reason });

/** The brief of work on code that exists: what such a request needs, where to look, and how it is proved. */
export const workBrief = ({ goal, act, said }: CodeReading, guard: Guard): Lines => {
  if (!act) return {};
  const row = codeActs[act];
  const own = line(`act:${act}`, 'What a request of this kind needs to be done well');
  const found = takesFaults.has(act)
    ? [...new Set(longestHits(signs, goal.words).map(({ value }) => value))].slice(0, mostFaults)
    : [];
  const ofFault = line('fault', 'Where faults like this one usually lie');
  // "Add CSV export to the orders of our admin": what is added stands before where it goes.
  const where = goal.words.findIndex(({ text }) => places.has(text));
  const isAdded = (id: FeatureId): boolean =>
    said.ranges.some((range) => range.id === id && (where < 0 || range.start < where));
  const added =
    act === 'add-feature' ? said.named.filter(isAdded).map((id) => ({ id, row: features[id] })) : [];
  const named = added.map(({ id, row: feature }) =>
    line(`feature:${id}`, 'You named it; this is how it behaves')(`${feature.name}: ${feature.plan}`),
  );
  return {
    features: named,
    rules: added.flatMap(({ id, row: { rules = [] } }) =>
      rules.filter(guard.allows).map(line(`feature:${id}`, 'Decided for what you named')),
    ),
    work: [
      ...row.lines.map(own),
      ...found.map(({ look }) => ofFault(`Look first at: ${look.charAt(0).toLowerCase()}${look.slice(1)}`)),
    ],
    checks: [
      ...found.map(({ check }) => ofFault(check)),
      ...added.flatMap(({ id, row: { check } }) =>
        check && guard.allows(check) ? [line(`feature:${id}`, 'You named it')(check)] : [],
      ),
      ...row.checks.map(own),
    ],
  };
};
