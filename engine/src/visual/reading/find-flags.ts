/** A Midjourney flag in the goal. Offsets include the space before it. */
export interface GoalFlag {
  readonly start: number;
  readonly end: number;
  /** Such as `--ar 4:5`. */
  readonly text: string;
}

const flag = /\s(--[a-z]{1,12}(?: (?!--)[\w.:,]{1,24})?)(?=\s|$)/g;

/** Flags that somebody pasted along with the description. */
export const findFlags = (text: string): readonly GoalFlag[] =>
  [...text.matchAll(flag)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[1] ?? '',
  }));
