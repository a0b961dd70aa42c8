/** Share of the quota above which the dashboard and the account page warn. */
export const usageWarnings = { dashboard: 0.8, account: 0.7 } as const;
