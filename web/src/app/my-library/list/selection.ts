/** What is selected of a list, and where a range begins. */
export interface Selection {
  ids: ReadonlySet<string>;
  /** The row that was last selected by itself. */
  anchor: string | undefined;
}

export const nothingSelected: Selection = { ids: new Set(), anchor: undefined };

/** Selects a row, or takes it out; ranges begin there from now on. */
export function toggle({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** Selects all rows from the anchor to this one, beside what was selected; without an anchor this row alone. */
export function extend({ ids, anchor }: Selection, id: string, order: readonly string[]): Selection {
  const to = order.indexOf(id);
  const from = anchor === undefined ? -1 : order.indexOf(anchor);
  if (from < 0 || to < 0) return { ids: new Set([...ids, id]), anchor: id };
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: new Set([...ids, ...range]), anchor };
}

export const selectAll = ({ anchor }: Selection, ids: Iterable<string>): Selection => ({
  ids: new Set(ids),
  anchor,
});
