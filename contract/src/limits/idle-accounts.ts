/** Days after which a session that nobody used, and an account whose address nobody confirmed, are gone; the privacy page says so. */
export const accountDays = { idleSession: 60, unconfirmed: 30 } as const;
