export type { Enhanced, EnhanceInput, EnhanceKind, GoalEdit } from './enhancement.ts';
export { enhanceGoal } from './enhance-goal.ts';
