export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value of JSON or YAML is an object with fields. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
