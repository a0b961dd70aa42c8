import { codeReasons } from '../../knowledge/code-headings.ts';
import type { CodeSectionId } from '../../knowledge/code-rows.ts';
import type { Line } from '../line.ts';

/** Lines by the section in which they stand. */
export type Lines = Partial<Record<CodeSectionId, readonly Line[]>>;

/** Makes lines of texts that one rule brings. */
export const linesOf =
  (rule: string, why: keyof typeof codeReasons, origin: Line['origin'] = 'added') =>
  (texts: readonly string[] = []): readonly Line[] =>
    texts.map((text) => ({ text, origin, rule, reason: codeReasons[why] }));

/** Joins what several sources say, in their order; nothing stands twice in a section. */
export const joinLines = (parts: readonly Lines[]): Lines => {
  const joined: Partial<Record<CodeSectionId, Line[]>> = {};
  for (const part of parts)
    for (const [id, lines] of Object.entries(part) as [CodeSectionId, readonly Line[]][])
      for (const line of lines)
        if (!joined[id]?.some(({ text }) => text === line.text)) (joined[id] ??= []).push(line);
  return joined;
};
