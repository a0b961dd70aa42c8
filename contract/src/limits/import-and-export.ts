/**
 * What one import takes: bytes of its files together, files, prompts, and characters of a column's name. `expanded` are the
 * bytes that packed files may hold.
 */
export const transferLimits = {
  bytes: 12_000_000,
  expanded: 50_000_000,
  files: 2000,
  prompts: 5000,
  columnName: 1000,
} as const;
