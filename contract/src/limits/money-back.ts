/** Years for which a keyed hash of an address says that its money-back guarantee was used; on the same page. */
export const moneyBackYears = 2;
