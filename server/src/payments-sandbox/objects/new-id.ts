/** An id of the provider's form, such as `sub_…`. */
export const newId = (prefix: string): string => `${prefix}_${crypto.randomUUID().replaceAll('-', '')}`;
