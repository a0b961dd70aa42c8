const prefix = 'blank-';

/** The id of the blank of a question. */
export const blankIdOf = (id: string) => prefix + id;

/** The question whose blank is being written on. */
export const focusedBlank = (): string | undefined => {
  const id = document.activeElement?.id ?? '';
  return id.startsWith(prefix) ? id.slice(prefix.length) : undefined;
};
