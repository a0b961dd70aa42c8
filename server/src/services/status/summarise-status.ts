import {
  type Incident,
  type ServiceState,
  type ServiceStatus,
  serviceStates,
  statusServices,
  type StatusReport,
} from '@whetstone/contract';

export interface DayCount {
  readonly service: string;
  readonly day: string;
  readonly checks: number;
  readonly failures: number;
}

export interface ResponseTime {
  readonly service: string;
  readonly responseMs: number;
}

export interface LatestCheck {
  readonly service: string;
  readonly minute: Date;
  readonly passed: boolean;
  readonly responseMs: number;
}

export interface IncidentRow {
  readonly id: number;
  readonly service: string;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
}

export interface StatusRows {
  readonly days: readonly DayCount[];
  /** Mean response of the checks that passed, by service. */
  readonly responses: readonly ResponseTime[];
  /** The newest check of each service. */
  readonly latest: readonly LatestCheck[];
  readonly incidents: readonly IncidentRow[];
}

/** An answer slower than this counts as degraded, in milliseconds. */
export const slowMs = 1000;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const mean = (numbers: readonly number[]) => (numbers.length === 0 ? null : sum(numbers) / numbers.length);
const round = (number: number | null) => (number === null ? null : Math.round(number * 10) / 10);

/** Rounded down, so that 100 is said only when every check passed. */
function uptimeOf(days: readonly DayCount[]): number | null {
  const checks = sum(days.map((day) => day.checks));
  if (checks === 0) return null;
  const failures = sum(days.map((day) => day.failures));
  return Math.floor(((checks - failures) / checks) * 10_000) / 100;
}

function stateOf(latest: LatestCheck | undefined, hasOpenIncident: boolean): ServiceState | null {
  if (hasOpenIncident) return 'outage';
  if (!latest) return null;
  return latest.passed && latest.responseMs <= slowMs ? 'operational' : 'degraded';
}

const worst = (states: readonly (ServiceState | null)[]) =>
  serviceStates.toReversed().find((state) => states.includes(state)) ?? null;

const nameOf = (service: string) => statusServices.find(({ id }) => id === service)?.name ?? service;

function describe(row: IncidentRow, now: Date): Incident {
  const name = nameOf(row.service);
  const isOver = row.endedAt !== null;
  return {
    id: row.id,
    service: row.service,
    title: `${name} did not respond`,
    status: isOver ? 'resolved' : 'ongoing',
    started_at: row.startedAt.toISOString(),
    ended_at: row.endedAt?.toISOString() ?? null,
    duration_minutes: Math.round(((row.endedAt ?? now).getTime() - row.startedAt.getTime()) / 60_000),
    description: isOver
      ? 'Several checks in a row failed. The service is responding again.'
      : 'Several checks in a row failed. This incident closes automatically once the service responds again.',
  };
}

/** The public report from what was measured; `now` ends incidents that are still open. */
export function summariseStatus({ days, responses, latest, incidents }: StatusRows, now: Date): StatusReport {
  const services = statusServices.map(({ id, name }): ServiceStatus => {
    const own = days.filter(({ service }) => service === id);
    const isOpen = incidents.some(({ service, endedAt }) => service === id && endedAt === null);
    return {
      id,
      name,
      status: stateOf(
        latest.find(({ service }) => service === id),
        isOpen,
      ),
      uptime_percent: uptimeOf(own),
      response_ms: round(responses.find(({ service }) => service === id)?.responseMs ?? null),
      days: own.map(({ day, checks, failures }) => ({ day, checks, failures })),
    };
  });
  const newest = Math.max(...latest.map(({ minute }) => minute.getTime()));
  return {
    overall: worst(services.map(({ status }) => status)),
    checked_at: Number.isFinite(newest) ? new Date(newest).toISOString() : null,
    uptime_percent: uptimeOf(days),
    response_ms: round(mean(services.flatMap(({ response_ms }) => response_ms ?? []))),
    services,
    incidents: incidents
      .toSorted((one, other) => other.startedAt.getTime() - one.startedAt.getTime())
      .map((row) => describe(row, now)),
  };
}
