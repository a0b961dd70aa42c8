import { matter } from '../matter.ts';

/** Exams, languages, degrees. */
export const learning = [
  matter(
    'doing',
    /\b(?:exams?|(?:theory|driving) test|revis\w+|finals)\b/i,
    'exam date; what it covers; where I stand now; time a week',
  ),
  matter(
    'doing',
    /\b(?:thesis|dissertation|term paper|my (?:essay|paper))\b/i,
    'what the task asks for; what is there already; by when',
  ),
  matter(
    'doing',
    /\b(?:learn(?:ing)?(?! to (?:say|let|love|accept|trust|relax))|improve my|stud(?:y|ying))\b/i,
    'where I stand now; what it is for; time a week',
  ),
];

/** What to study. */
export const degrees = [
  matter(
    'choice',
    /\b(?:master|bachelor|degree|university|college|phd|doctorate|apprenticeship|studies|study)\b/i,
    'field; what I want to do later; what holds me back',
  ),
];
