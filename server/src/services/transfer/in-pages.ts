/**
 * The rows of these ids in their order, a page at a time. Each page is read for itself, so that a slow reader holds no
 * transaction; a row that was deleted meanwhile is left out.
 */
export async function* inPages<Id extends string | number, Row extends { readonly id: Id }>(
  ids: readonly Id[],
  read: (ids: Id[]) => Promise<Row[]>,
  size = 25,
): AsyncGenerator<Row[]> {
  for (let at = 0; at < ids.length; at += size) {
    const page = ids.slice(at, at + size);
    const rows = new Map((await read(page)).map((row) => [row.id, row]));
    yield page.flatMap((id) => rows.get(id) ?? []);
  }
}
