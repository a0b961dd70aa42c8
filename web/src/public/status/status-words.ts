import type { ServiceState, StatusReport } from '@whetstone/contract';

export const stateWords: Record<ServiceState, string> = {
  operational: 'Operational',
  degraded: 'Degraded',
  outage: 'Outage',
};

const listed = new Intl.ListFormat('en-US');
const longestHeadline = 2;

/** Names in a sentence. */
export const namesIn = (names: readonly string[]): string => listed.format(names);

export const namedAs = (services: StatusReport['services'], state: ServiceState): string[] =>
  services.filter(({ status }) => status === state).map(({ name }) => name);

/** Names what is down, or else what is slow, as long as it is one or two. */
export function headlineOf({ overall, services }: StatusReport): string {
  if (overall === null) return 'No data yet';
  if (overall === 'operational') return 'All services are working';
  const names = namedAs(services, overall);
  const is = names.length === 1 && !names[0]?.endsWith('s') ? 'is' : 'are';
  const said = overall === 'outage' ? 'down' : 'slow or failing';
  if (names.length === 0) return `Some services are ${said}`;
  return names.length > longestHeadline
    ? `${names.length} services are ${said}`
    : `${namesIn(names)} ${is} ${said}`;
}

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
  // As the page's own clock.
  hourCycle: 'h23',
  timeZone: 'UTC',
});

/** A moment in universal time, in words. */
export const momentWords = (iso: string) =>
  `${momentFormat.format(new Date(iso)).replace(' ', '\u00A0')} UTC`;

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day as the server counts it, in words. */
export const dayWords = (day: string) => dayFormat.format(new Date(day));
