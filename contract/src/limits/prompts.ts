/**
 * Characters of a prompt's fields; `tag` of one, `tags` of them. `versions`: earlier texts that are kept,
 * besides those with one of `labels` labels.
 * `changedAtOnce`, `publishedAtOnce`: prompts that one act reaches.
 */
export const promptLimits = {
  title: 200,
  description: 25_000,
  promptText: 100_000,
  category: 100,
  tag: 50,
  tags: 20,
  useCase: 2000,
  versions: 100,
  labels: 20,
  label: 60,
  changedAtOnce: 5000,
  publishedAtOnce: 60,
} as const;
