/** Characters of one statement, about: a file of the greatest size is not written down in one go. */
const mostAtOnce = 250_000;

/** The rows as lists in JSON, in their order, each written when it is asked for. */
export function* jsonLists(rows: readonly object[]): Generator<string> {
  let list: string[] = [];
  let size = 0;
  for (const row of rows) {
    const text = JSON.stringify(row);
    list.push(text);
    size += text.length;
    if (size < mostAtOnce) continue;
    yield `[${list.join(',')}]`;
    list = [];
    size = 0;
  }
  if (list.length > 0) yield `[${list.join(',')}]`;
}
