type Row = { readonly id: string };

/** The ids of a table's rows, in its order. */
export const idsOf = <const T extends readonly Row[]>(
  rows: T,
): readonly [T[number]['id'], ...T[number]['id'][]] =>
  rows.map(({ id }) => id) as unknown as readonly [T[number]['id'], ...T[number]['id'][]];
