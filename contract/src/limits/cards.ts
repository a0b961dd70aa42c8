/** Cards of an account, facts of one, characters of a name and of its free text, and earlier versions that are kept. */
export const cardLimits = { count: 50, facts: 40, name: 100, text: 2000, versions: 20 } as const;

/** Answers that are remembered, the last given first, and how often one is given until it is offered again. */
export const rememberedLimits = { count: 500, offeredAfter: 2 } as const;
