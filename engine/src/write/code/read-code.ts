import type { ProjectTypeId } from '../../catalogue/code.ts';
import { readGoal, type Goal } from '../../goal/read-goal.ts';
import { appKinds, type AppKindId } from '../../knowledge/app-kinds/index.ts';
import type { CodeActId } from '../../knowledge/code-acts/index.ts';
import type { AppKind, Shape, Stack } from '../../knowledge/code-rows.ts';
import { english } from '../../knowledge/grammar.ts';
import { findAct, findActElsewhere } from './find-act.ts';
import { findFeatures, type SaidFeatures } from './find-features.ts';
import { findKinds, type FoundKinds } from './find-kind.ts';
import { findStacks } from './find-stacks.ts';
import { kindSpeaks } from './kind-speaks.ts';

const longestHint = 8;

/** What a goal for code says, by the tables. */
export interface CodeReading {
  readonly goal: Goal;
  readonly isEnglish: boolean;
  /** Set where the goal works on code that exists. */
  readonly act?: CodeActId;
  /** Whether it begins with "why": what is wanted is the cause, and no change. */
  readonly asksWhy: boolean;
  readonly shape: Shape;
  readonly kindId?: AppKindId;
  readonly kind?: AppKind;
  /** The platform or frame that the goal names beside its subject. */
  readonly base?: AppKind;
  /** Whether the habits of the kind may be said; its questions are asked either way. */
  readonly speaks: boolean;
  /** Hardly anything is said, so the habits of the kind and the features that such things usually have may be supposed. */
  readonly isHint: boolean;
  readonly said: SaidFeatures;
  /** The technologies that it names. */
  readonly stacks: readonly Stack[];
}

const shapeOfType: Readonly<Record<ProjectTypeId, Shape | undefined>> = {
  website: 'site',
  'web-app': undefined,
  api: 'service',
  'mobile-app': 'product',
  component: 'component',
  feature: undefined,
};

const screens: ReadonlySet<Shape> = new Set(['product', 'site']);

const shapeFor = (
  type: ProjectTypeId,
  { kinds: [id], shape: found, speaksOfCode }: FoundKinds,
  stacks: readonly Stack[],
): Shape => {
  const chosen = shapeOfType[type];
  const kind = id && appKinds[id];
  const first = kind?.shape;
  if (first === 'program' && speaksOfCode) return 'program';
  // "Swift code for an iOS app" is an app.
  if (found === 'program' && first === 'product' && kind?.broad === 'platform') return 'product';
  if (found === 'service' || found === 'program') return found;
  if (found === 'component' || (first === 'component' && found === undefined)) return 'component';
  if (chosen !== undefined && (found === undefined || (screens.has(chosen) && screens.has(found))))
    return chosen;
  if (first !== undefined && (found === undefined || screens.has(first) || first === 'service')) return first;
  if (found) return found;
  const isPage = stacks.some(({ group }) => group === 'frontend');
  return stacks.some(({ group }) => group === 'language') && !isPage ? 'program' : 'product';
};

/** Whether what is known of a kind holds for what is built: a recipe box tells much of a recipe API, a query nothing of a shop. */
const fits = (kind: AppKind, shape: Shape, isWanted: boolean): boolean =>
  kind.shape === shape ||
  (screens.has(kind.shape) && shape !== 'component' && (isWanted || shape !== 'program')) ||
  (kind.shape === 'service' && kind.broad === undefined && shape !== 'component');

/** Reads a goal for code. Never throws. */
export const readCode = (raw: string, projectType: ProjectTypeId): CodeReading => {
  const goal = readGoal(raw, { en: english });
  const isEnglish = goal.language.code === 'en';
  const stacks = findStacks(goal);
  const found = isEnglish
    ? findKinds(goal)
    : { kinds: [], wanted: new Set<AppKindId>(), speaksOfCode: false };
  const said = isEnglish ? findFeatures(goal) : { named: [], refused: [], postponed: [] };
  const named = (isEnglish ? findAct : findActElsewhere)(goal);
  const act = named ?? (projectType === 'feature' ? 'add-feature' : undefined);
  const shape = shapeFor(projectType, found, stacks);
  const fitting = found.kinds.filter((id) => fits(appKinds[id], shape, found.wanted.has(id)));
  const base = fitting.find((id) => appKinds[id].broad);
  const kindId = fitting.find((id) => !appKinds[id].broad) ?? base;
  const isHosted = stacks.some(({ group }) => group === 'host');
  return {
    goal,
    isEnglish,
    ...(act && { act }),
    asksWhy: act === 'debug' && goal.words[0]?.text === 'why',
    shape,
    ...(kindId && { kindId, kind: appKinds[kindId] }),
    ...(base && base !== kindId && appKinds[base].broad === 'platform' && { base: appKinds[base] }),
    speaks: kindId !== undefined && kindSpeaks(goal, kindId, isHosted),
    isHint: goal.words.length <= longestHint,
    said,
    stacks,
  };
};
