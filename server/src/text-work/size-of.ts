/** Characters of text in a value, names of its fields included; bytes where it is bytes. */
export const sizeOf = (value: unknown): number => {
  if (typeof value === 'string') return value.length;
  if (value instanceof ArrayBuffer) return value.byteLength;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.entries(value).reduce((size, [name, item]) => size + name.length + sizeOf(item), 0);
};
