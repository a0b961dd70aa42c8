const day = /^\d{4}-\d\d-\d\d$/;
const spaced = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?$/;

/** Seconds of this century up to here; greater figures are milliseconds. */
const mostSeconds = 20_000_000_000;

/**
 * A moment as tools write it, as ISO in UTC: days, moments with another zone or without one, seconds and milliseconds since
 * 1970. Whatever else it is comes back as it was, for the check to name.
 */
export const momentOf = (value: unknown): unknown => {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'number') {
    const at = new Date(value <= mostSeconds ? value * 1000 : value);
    return Number.isNaN(at.getTime()) ? value : at.toISOString();
  }
  if (typeof value !== 'string') return value;
  if (day.test(value)) return `${value}T00:00:00.000Z`;
  const [, date, time, zone = 'Z'] = spaced.exec(value) ?? [];
  if (date === undefined || (zone === 'Z' && value.endsWith('Z') && value.includes('T'))) return value;
  const at = new Date(`${date}T${time}${zone}`);
  return Number.isNaN(at.getTime()) ? value : at.toISOString();
};
