const queryNames = ['error', 'error_code'];

/** What a mailed link or another service says in the address: behind the #, or an error in the query. */
export function readLinkValues({ hash, search }: Pick<Location, 'hash' | 'search'>): URLSearchParams {
  const values = new URLSearchParams(hash.slice(1));
  const query = new URLSearchParams(search);
  for (const name of queryNames) {
    const value = query.get(name);
    if (value !== null && !values.has(name)) values.set(name, value);
  }
  return values;
}

export const hasLinkError = (values: URLSearchParams): boolean =>
  values.has('error') || values.has('error_code');

/** The query without an error's words and codes. */
export function searchWithoutError(search: string): string {
  const rest = new URLSearchParams(search);
  for (const name of [...queryNames, 'error_description']) rest.delete(name);
  return rest.size > 0 ? `?${rest}` : '';
}
