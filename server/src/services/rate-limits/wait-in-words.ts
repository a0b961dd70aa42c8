const counted = (count: number, unit: string): string =>
  count === 1 ? `${unit === 'hour' ? 'an' : 'a'} ${unit}` : `${count} ${unit}s`;

/** How long a limit lasts, as a person says it. */
export const waitInWords = (seconds: number): string => {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes <= 120 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour');
};
