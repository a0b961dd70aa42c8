import { dayInWords } from './day-in-words.ts';

/** The day, or the time where that is today. */
export const dayOrTime = (date: string) =>
  new Date(date).toDateString() === new Date().toDateString()
    ? new Date(date).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
    : dayInWords(date, { month: 'short' });
