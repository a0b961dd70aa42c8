/** The id of an object of the provider's, which comes as its id alone or whole. */
export const idOf = (reference: string | { readonly id: string }): string =>
  typeof reference === 'string' ? reference : reference.id;
