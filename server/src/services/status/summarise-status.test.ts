import { describe, expect, it } from 'vitest';
import { summariseStatus, type StatusRows } from './summarise-status.ts';

const now = new Date('2026-03-10T12:00:00Z');
const empty: StatusRows = { days: [], responses: [], latest: [], incidents: [] };
const check = (service: string, passed: boolean, responseMs = 20) => ({
  service,
  passed,
  responseMs,
  minute: now,
});
const serviceOf = (rows: Partial<StatusRows>, id: string) =>
  summariseStatus({ ...empty, ...rows }, now).services.find((service) => service.id === id);

describe('summariseStatus', () => {
  it('[PP-08] names six services and claims nothing before anything was measured', () => {
    const report = summariseStatus(empty, now);
    expect(report.services).toHaveLength(6);
    expect(
      report.services.every(
        ({ status, uptime_percent, response_ms }) =>
          status === null && uptime_percent === null && response_ms === null,
      ),
    ).toBe(true);
    expect([report.overall, report.checked_at, report.uptime_percent, report.response_ms]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('[PP-08] counts uptime over all days and rounds down, so that one failure is never 100 %', () => {
    const days = [
      { service: 'app', day: '2026-03-09', checks: 1440, failures: 0 },
      { service: 'app', day: '2026-03-10', checks: 98_560, failures: 1 },
    ];
    expect(serviceOf({ days }, 'app')?.uptime_percent).toBe(99.99);
    expect(serviceOf({ days: days.slice(0, 1) }, 'app')?.uptime_percent).toBe(100);
  });

  it('tells working, slow or once failed, and out apart', () => {
    expect(serviceOf({ latest: [check('app', true)] }, 'app')?.status).toBe('operational');
    expect(serviceOf({ latest: [check('app', true, 1001)] }, 'app')?.status).toBe('degraded');
    expect(serviceOf({ latest: [check('app', false)] }, 'app')?.status).toBe('degraded');
    const incidents = [{ id: 1, service: 'app', startedAt: now, endedAt: null }];
    expect(serviceOf({ latest: [check('app', true)], incidents }, 'app')?.status).toBe('outage');
  });

  it('is overall as bad as its worst service', () => {
    const latest = [check('app', true), check('database', false)];
    expect(summariseStatus({ ...empty, latest }, now).overall).toBe('degraded');
  });

  it('gives incidents their length, until now while they last', () => {
    const startedAt = new Date('2026-03-10T11:00:00Z');
    const incidents = [
      { id: 2, service: 'database', startedAt, endedAt: null },
      { id: 1, service: 'app', startedAt, endedAt: new Date('2026-03-10T11:07:00Z') },
    ];
    const report = summariseStatus({ ...empty, incidents }, now);
    expect(
      report.incidents.map(({ status, duration_minutes, title }) => [status, duration_minutes, title]),
    ).toEqual([
      ['ongoing', 60, 'Database did not respond'],
      ['resolved', 7, 'Web app did not respond'],
    ]);
  });
});
