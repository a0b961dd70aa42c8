const isoDay = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const monthFirst = /^([a-z]{3,})\.? (\d{1,2})(?:,? (\d{4}))?$/;
const dayFirst = /^(\d{1,2}) ([a-z]{3,})\.?(?:,? (\d{4}))?$/;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** That day as the server takes it, if the calendar has it. */
const isoOf = (year: number, month: number, day: number): string | undefined => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : undefined;
};

/** The day that someone typed, "2026-11-20", "Nov 20" or "20 November 2026"; without a year the last one that has been. */
export function dayInText(typed: string, now = new Date()): string | undefined {
  const text = typed.trim().toLowerCase();
  const iso = isoDay.exec(text);
  if (iso) return isoOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const [, first = '', second = '', year] = monthFirst.exec(text) ?? dayFirst.exec(text) ?? [];
  const [name, day] = monthFirst.test(text) ? [first, second] : [second, first];
  const month = months.indexOf(name.slice(0, 3)) + 1;
  if (month === 0) return undefined;
  if (year) return isoOf(Number(year), month, Number(day));
  const thisYear = isoOf(now.getUTCFullYear(), month, Number(day));
  const hasBeen = thisYear !== undefined && Date.parse(thisYear) <= now.getTime();
  return hasBeen ? thisYear : isoOf(now.getUTCFullYear() - 1, month, Number(day));
}
