export { retarget } from './retarget.ts';
export type { RetargetInput, Retargeted } from './retarget.ts';
