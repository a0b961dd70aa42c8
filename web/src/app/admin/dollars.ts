/** An amount as money; undefined while it is not known. */
export const dollars = (amount: number | undefined) =>
  amount?.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
