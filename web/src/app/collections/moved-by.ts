/** The list with one item moved by so many places, within its ends. */
export function movedBy<T>(items: readonly T[], from: number, by: number): T[] {
  const item = items[from];
  if (item === undefined) return [...items];
  const to = Math.min(Math.max(from + by, 0), items.length - 1);
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, item);
}
