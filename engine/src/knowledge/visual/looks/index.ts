import type { Look } from './look.ts';
import { made } from './made.ts';
import { run } from './run.ts';
import { lens, lit } from './seen.ts';

export type { Look } from './look.ts';

/** All looks and techniques, those of the making first. */
export const looks: readonly Look[] = [...made, ...lit, ...lens, ...run];
