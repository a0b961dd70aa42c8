import { createExternalVerifier } from '@whetstone/auth';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import type { Dependencies } from './http/dependencies.ts';

/**
 * Accounts on an outside GoTrue: its tokens are verified by its published keys, and /auth/v1 is handed through,
 * so that the browser keeps speaking to one origin.
 */
export const externalAuth = (authUrl: string, jwksUrl: string): Dependencies['auth'] => {
  const { verifyAccessToken } = createExternalVerifier({ authUrl, jwksUrl });
  const app = new Hono().all('*', (c) => {
    const { pathname, search } = new URL(c.req.url);
    return proxy(`${authUrl.replace(/\/+$/, '')}${pathname.replace(/^\/auth\/v1/, '')}${search}`, {
      ...c.req,
      raw: c.req.raw,
      redirect: 'manual',
    });
  });
  const nothingHere = () => Promise.resolve();
  return { app, verifyAccessToken, reseal: nothingHere, sweep: nothingHere, settled: nothingHere };
};
