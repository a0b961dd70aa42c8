import type { ProjectTypeId } from '../../catalogue/code.ts';
import type { CodeReading } from '../reading/code-reading.ts';

const siteKinds = /^(?:landing|portfolio|cv|link-page|event-page|restaurant|local-business|blog|gallery)$/;
// "Where locals list rooms": people do something there.
const together =
  /\bwhere (?:(?:the|our|local|other) )*[\p{L}]+s (?!(?:can|could) (?:read|see|find|download|learn|hear|watch|look)\b)\p{L}/iu;

/** Whether the goal wants pages to be read rather than a program to be used. */
export const isSite = ({ wishes, kind, prose }: CodeReading, type: ProjectTypeId): boolean =>
  wishes.length === 0 &&
  (siteKinds.test(kind?.id ?? '') || (type === 'website' && kind === undefined && !together.test(prose)));
