import type { Contribution } from '../plan-line.ts';
import type { Scene } from '../scene.ts';

const message =
  'Your goal leaves open what you want back, so nothing was added about it: a line that does not fit does harm. Name it, such as a letter, a plan or advice, to get more.';

/** S3: where nothing is said of the answer, the person is told why and what would change it. */
export const unsureKind = ({ sure, closed, isForeign, translated }: Scene): Contribution =>
  sure || closed || (isForeign && !translated) ? {} : { notices: [{ rule: 'S3', message }] };
