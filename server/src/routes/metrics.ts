import { isSameSecret } from '@whetstone/auth';
import { Hono } from 'hono';
import { ServiceError } from '../http/service-error.ts';
import type { Metrics } from '../services/metrics/metrics.ts';

/** Figures of this process for Prometheus, for whoever shows `token` as a bearer. */
export const metricsRoutes = ({ token, metrics }: { token: string; metrics: Promise<Metrics> }) =>
  new Hono().get('/metrics', async (c) => {
    const given = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
    if (given === undefined) throw new ServiceError('not_signed_in', 'Send the token set in METRICS_TOKEN.');
    if (!isSameSecret(given, token)) throw new ServiceError('invalid_token', 'This is not the right token.');
    const { write, contentType } = await metrics;
    return c.body(await write(), 200, { 'content-type': contentType, 'cache-control': 'no-store' });
  });
