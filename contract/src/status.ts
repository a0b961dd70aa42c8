import { z } from '@hono/zod-openapi';

/** The services that the server samples, in the order in which the page shows them. */
export const statusServices = [
  { id: 'app', name: 'Web app' },
  { id: 'accounts', name: 'Accounts' },
  { id: 'database', name: 'Database' },
  { id: 'generation', name: 'Generation' },
  { id: 'enhancement', name: 'Enhancement' },
  { id: 'payments', name: 'Payments' },
] as const;

export type StatusServiceId = (typeof statusServices)[number]['id'];

export const serviceStates = ['operational', 'degraded', 'outage'] as const;
export type ServiceState = (typeof serviceStates)[number];

const serviceStatus = z.object({
  id: z.enum(statusServices.map(({ id }) => id) as [StatusServiceId, ...StatusServiceId[]]),
  name: z.string(),
  /** Null while nothing was measured yet. */
  status: z.enum(serviceStates).nullable(),
  /** Share of the checks of `statusWindow.days` days that passed, in per cent with two decimals, rounded down. */
  uptime_percent: z.number().nullable(),
  /** Mean of the checks of `statusWindow.hours` hours that passed, in milliseconds. */
  response_ms: z.number().nullable(),
  /** Days with checks, oldest first; days without any are absent. */
  days: z.array(z.object({ day: z.iso.date(), checks: z.int(), failures: z.int() })),
});

const incident = z.object({
  id: z.int(),
  service: z.string(),
  title: z.string(),
  status: z.enum(['ongoing', 'resolved']),
  started_at: z.iso.datetime(),
  ended_at: z.iso.datetime().nullable(),
  /** Minutes from start to end, or until now. */
  duration_minutes: z.int(),
  description: z.string(),
});

export const statusReport = z
  .object({
    /** The worst of the services; null while nothing was measured yet. */
    overall: z.enum(serviceStates).nullable(),
    /** When the latest check ran. */
    checked_at: z.iso.datetime().nullable(),
    uptime_percent: z.number().nullable(),
    response_ms: z.number().nullable(),
    services: z.array(serviceStatus),
    /** Latest first. */
    incidents: z.array(incident),
  })
  .openapi('Status');

export type StatusReport = z.infer<typeof statusReport>;
export type ServiceStatus = StatusReport['services'][number];
export type Incident = StatusReport['incidents'][number];
