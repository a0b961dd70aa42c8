import { foreignBriefs } from '../../knowledge/code-headings.ts';
import type { Line, Lines } from './lines.ts';
import type { CodeReading } from './read-code.ts';

const line = (text: string): Line => ({
  text,
  origin: 'added',
  rule: 'language',
  reason: 'Your goal is not in English, so it is kept whole and only framed',
});

/** The brief of a goal in another language: its own words, framed in that language where the tables have it. */
export const foreignBrief = ({ goal: { language } }: CodeReading, isProgram: boolean): Lines => {
  const own = foreignBriefs[language.code];
  if (!own)
    return {
      work: [
        line(
          `The goal is in ${language.name}: texts that people see and your answer are in ${language.name} too`,
        ),
      ],
    };
  return isProgram
    ? { work: [line(own.answer)], checks: [line(own.proof)] }
    : { work: [line(own.order), line(own.answer)], checks: [line(own.check)] };
};
