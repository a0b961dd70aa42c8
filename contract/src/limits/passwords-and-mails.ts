/** The shortest password, in characters, and the seconds between two mails of a kind; forms state them before the refusal. */
export const accountRules = { passwordMinLength: 8, mailGapSeconds: 60 } as const;
