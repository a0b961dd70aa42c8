/** Whether the page asked for is the withdrawal from a contract: for accounts that exist, not for new ones. */
export const isWithdrawal = (page: string | undefined): boolean =>
  page?.startsWith('/account?dialog=withdraw') ?? false;
