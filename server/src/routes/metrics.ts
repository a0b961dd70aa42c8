import { isSameSecret } from '@whetstone/auth';
import { Hono } from 'hono';
import type { Dependencies } from '../http/dependencies.ts';
import { ServiceError } from '../http/service-error.ts';
import type { RequestCounts } from '../services/metrics/count-requests.ts';
import { writeMetrics } from '../services/metrics/exposition.ts';
import { watchProcess } from '../services/metrics/process-metrics.ts';
import { serviceMetrics } from '../services/metrics/service-metrics.ts';

/** Figures of this process for Prometheus, for whoever shows `token` as a bearer; mounted only where there is one. */
export const metricsRoutes = (
  { database, model }: Pick<Dependencies, 'database' | 'model'>,
  { token, requests }: { token: string; requests: RequestCounts },
) => {
  const processMetrics = watchProcess();
  return new Hono().get('/metrics', async (c) => {
    const given = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
    if (given === undefined) throw new ServiceError('not_signed_in', 'Send the token of METRICS_TOKEN.');
    if (!isSameSecret(given, token)) throw new ServiceError('invalid_token', 'This is not the token.');
    const metrics = [...processMetrics(), requests.metric(), ...(await serviceMetrics(database, model))];
    return c.body(writeMetrics(metrics), 200, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    });
  });
};
