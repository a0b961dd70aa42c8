import { knowledge, type Tongue } from '../knowledge/index.ts';

/** The lines of a language; English ones where it has none. */
export const tongueOf = (code: string): Tongue => knowledge.tongues[code] ?? knowledge.tongues.en;
