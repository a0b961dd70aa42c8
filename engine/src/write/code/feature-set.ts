import { features, type FeatureId } from '../../knowledge/features/index.ts';
import type { Said } from './code-asks.ts';
import type { Guard } from './guard.ts';
import type { CodeReading } from './read-code.ts';

/** Which features a brief has, and why. */
export interface FeatureSet {
  readonly named: readonly FeatureId[];
  /** Needed by a named one, brought by an answer, or usual for the kind. */
  readonly implied: readonly FeatureId[];
}

const isFeature = (id: string): id is FeatureId => id in features;

/** Those that others need come first. */
const inOrder = (ids: readonly FeatureId[]): readonly FeatureId[] => {
  const ordered = new Set<FeatureId>();
  const add = (id: FeatureId): void => {
    if (ordered.has(id)) return;
    for (const needed of features[id].needs ?? []) if (isFeature(needed) && ids.includes(needed)) add(needed);
    ordered.add(id);
  };
  for (const id of ids) add(id);
  return [...ordered];
};

/** Settles the features: the named ones always, nothing that was refused or put off. */
export const settleFeatures = (reading: CodeReading, answers: Said, guard: Guard): FeatureSet => {
  const { said, speaks } = reading;
  const kind = speaks ? reading.kind : undefined;
  const dropped = new Set<string>([...guard.drops, ...answers.drops, ...said.postponed]);
  const covered = new Set<string>(kind?.covers);
  const isOpen = (id: string): id is FeatureId =>
    isFeature(id) && !dropped.has(id) && !said.named.includes(id) && !covered.has(id);
  const brought = answers.brings.filter(isOpen);
  const needed = [...said.named, ...brought].flatMap((id) => features[id].needs ?? []).filter(isOpen);
  const usual = (kind?.has ?? []).filter(isOpen);
  const all = new Set<string>([...said.named, ...needed, ...brought, ...usual]);
  const isNeeded = (id: FeatureId): boolean => !(features[id].yields ?? []).some((other) => all.has(other));
  const implied = [...new Set([...needed, ...brought, ...usual])].filter(isNeeded);
  return {
    named: inOrder(said.named.filter(isNeeded)),
    implied: inOrder(implied),
  };
};
