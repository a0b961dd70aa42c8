import { foreignBriefs } from '../../knowledge/code-headings.ts';
import { linesOf, type Lines } from './lines.ts';
import type { CodeReading } from './read-code.ts';

/** The brief of a goal in another language: its own words, framed in that language where the tables have it. */
export const foreignBrief = ({ goal: { language } }: CodeReading, isProgram: boolean): Lines => {
  const own = foreignBriefs[language.code];
  const lines = linesOf('language', 'language');
  const kept = `The goal is in ${language.name}: texts that people see and your answer are in ${language.name} too`;
  if (!own) return { work: lines([kept]) };
  return isProgram
    ? { work: lines([own.answer]), checks: lines([own.proof]) }
    : { work: lines([own.order, own.answer]), checks: lines([own.check]) };
};
