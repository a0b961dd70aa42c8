/** "December 1" or as `style` asks: in English everywhere, the day never on another line than its month. */
export const dayInWords = (
  date: string,
  style: Pick<Intl.DateTimeFormatOptions, 'month' | 'year' | 'timeZone'>,
): string => new Date(date).toLocaleDateString('en-US', { day: 'numeric', ...style }).replace(' ', '\u00A0');
