export interface PickOption {
  value: string;
  /** As it is compared with what is typed. */
  name: string;
  /** As it is shown. */
  label: string;
  hint?: string | undefined;
}

const begins = (name: string, typed: string) =>
  name.split(/[\s/_-]+/u).some((word) => word.startsWith(typed)) || name.startsWith(typed);

/** Options that have what was typed: first those with a word that begins with it. */
export function findOptions(options: readonly PickOption[], typed: string): PickOption[] {
  const wanted = typed.toLowerCase();
  if (wanted === '') return [...options];
  const having = options.filter(({ name }) => name.toLowerCase().includes(wanted));
  const first = having.filter(({ name }) => begins(name.toLowerCase(), wanted));
  return [...first, ...having.filter((option) => !first.includes(option))];
}
