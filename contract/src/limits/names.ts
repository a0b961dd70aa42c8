/** Characters of a person's name. */
export const nameMaxLength = 200;
