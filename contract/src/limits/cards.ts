/** Cards of an account, lines and folders of one, characters of a name, and earlier versions that are kept. */
export const cardLimits = { count: 50, facts: 60, folders: 50, name: 100, versions: 20 } as const;

/** Answers that an account remembers, and in how many goals one is given until it is offered again. */
export const rememberedLimits = { count: 500, offeredAfter: 2 } as const;
