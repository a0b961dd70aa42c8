/** "Nov 22, 1:55 AM", with the year where it is another one, in the reader's own time zone or the one named. */
export const momentInWords = (date: string, timeZone?: string): string => {
  const moment = new Date(date);
  const isThisYear = moment.getFullYear() === new Date().getFullYear();
  return moment
    .toLocaleString('en-US', {
      day: 'numeric',
      month: 'short',
      ...(!isThisYear && { year: 'numeric' }),
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
    })
    .replace(' ', '\u00A0');
};
