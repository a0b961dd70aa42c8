import type { CodeSectionId } from '../../knowledge/code-rows.ts';

/** A line of a brief. */
export interface Line {
  readonly text: string;
  readonly origin: 'goal' | 'chosen' | 'assumed' | 'added';
  /** What put it there: `feature:ratings`, `kind:shop`, `question:access`, `offer:dark-mode`. */
  readonly rule: string;
  /** One sentence for the margin. */
  readonly reason: string;
}

/** Lines by the section in which they stand. */
export type Lines = Partial<Record<CodeSectionId, readonly Line[]>>;

/** Joins what several sources say, in their order. */
export const joinLines = (parts: readonly Lines[]): Lines => {
  const joined: Partial<Record<CodeSectionId, Line[]>> = {};
  for (const part of parts)
    for (const [id, lines] of Object.entries(part) as [CodeSectionId, readonly Line[]][])
      (joined[id] ??= []).push(
        ...lines.filter(({ text }) => !joined[id]?.some((line) => line.text === text)),
      );
  return joined;
};
