/** Characters of what a demo request says. */
export const demoRequestLimits = { name: 100, company: 100, message: 2000 } as const;

/** How long a demo request is kept, in months; on the same page. */
export const demoRequestMonths = 12;
