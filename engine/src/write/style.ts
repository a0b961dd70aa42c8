import type { Wording } from '../knowledge/rows.ts';

const sumOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0);

/** The style wishes of "Human-like" for a goal, one section of three (brief, section 5). */
export const humanLike = ({ humanLike: sections }: Wording, goal: string): readonly string[] =>
  sections[sumOf(goal) % sections.length] ?? sections[0];

/** What stands above the lines behind the person's words, one of four (CP-14). */
export const leadIn = ({ leadIns }: Wording, goal: string): string =>
  leadIns[sumOf(goal) % leadIns.length] ?? leadIns[0];
