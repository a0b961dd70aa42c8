import { foreignBriefs } from '../../knowledge/code-headings.ts';
import { linesOf, type Lines } from './lines.ts';
import type { CodeReading } from './read-code.ts';

/** The brief of a goal in another language: its own words, framed in that language where the tables have it. */
export const foreignBrief = ({ goal: { language } }: CodeReading): Lines => {
  const own = foreignBriefs[language.code];
  const kept = `The goal is in ${language.name}. Answer in ${language.name} too, and use it for all text that people see, unless the goal names another language`;
  return { work: linesOf('language', 'language')(own ? [own.first, own.answer] : [kept]) };
};
