/**
 * The next day of renewal after `from`, in seconds: the day of the month of `anchor`, or the month's last where it is
 * shorter.
 */
export const monthAfter = (from: number, anchor: number): number => {
  const start = new Date(from * 1000);
  const day = new Date(anchor * 1000).getUTCDate();
  const month = start.getUTCMonth() + 1;
  const lastDay = new Date(Date.UTC(start.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const next = new Date(start);
  next.setUTCDate(1);
  next.setUTCMonth(month);
  next.setUTCDate(Math.min(day, lastDay));
  return Math.floor(next.getTime() / 1000);
};
