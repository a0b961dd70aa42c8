import type { ServiceState } from '@whetstone/contract';

export const stateWords: Record<ServiceState, string> = {
  operational: 'Operational',
  degraded: 'Degraded',
  outage: 'Outage',
};

export const overallWords: Record<ServiceState, string> = {
  operational: 'All services are working',
  degraded: 'Some services are slow or failing',
  outage: 'A service is down',
};

export const percent = (value: number | null) => (value === null ? 'No data' : `${value}%`);

export const milliseconds = (value: number | null) =>
  value === null ? 'No data' : value < 1 ? 'under 1 ms' : `${Math.round(value)} ms`;

/** A duration in minutes, in words. */
export function durationWords(minutes: number): string {
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const hours = Math.floor(minutes / 60);
  return `${hours} h ${minutes % 60} min`;
}

const momentFormat = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** A moment in universal time, in words. */
export const momentWords = (iso: string) =>
  `${momentFormat.format(new Date(iso)).replace(' ', '\u00A0')} UTC`;
