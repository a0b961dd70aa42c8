/** A page of the provider's list shape that holds everything. */
export const listOf = <Item>(url: string, data: Item[], hasMore = false) => ({
  object: 'list' as const,
  data,
  has_more: hasMore,
  url,
});
