/** Headers of what everyone may read and keep, but asks for each time: what became private is gone from it at once. */
export const revalidated = (contentType: string) => ({
  'cache-control': 'no-cache',
  'content-type': `${contentType}; charset=utf-8`,
});
