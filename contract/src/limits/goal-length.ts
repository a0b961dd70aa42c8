/** The longest goal that a prompter takes, in UTF-16 units; the desk on the home page takes less (`desk-kinds.ts`). */
export const goalMaxLength = 20_000;
