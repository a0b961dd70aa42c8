import { enhanceGoal } from '@whetstone/engine/enhance';
import { generateContent } from '@whetstone/engine';
import type { Hono } from 'hono';
import type { Dependencies } from '../../http/dependencies.ts';
import { remedyOf } from '../../llm/model-failure.ts';
import { probeModel } from '../enhance/probe-model.ts';
import type { Probes } from './probe-services.ts';

const goal = 'Write a short notice that the shop is closed on Monday.';

const wantText = (text: string) => {
  if (text.trim() === '') throw new Error('The engine wrote nothing');
};

/** The real work of each service, done once in this process; payments are checked where they are served. */
export function serviceProbes(
  app: Hono,
  dependencies: Pick<Dependencies, 'database' | 'settings' | 'log' | 'model'>,
): Probes {
  const { database, settings, model } = dependencies;
  const wantStatus = async (path: string, wanted: number, init?: RequestInit) => {
    const { status } = await app.request(path, init);
    if (status !== wanted) throw new Error(`${path} answered ${status}`);
  };
  const keySet = settings.auth.jwksUrl;
  const checkout = '/functions/v1/stripe-checkout';
  return {
    app: () => wantStatus('/', 200, { headers: { accept: 'text/html' } }),
    accounts: async () => {
      if (!keySet) return wantStatus('/auth/v1/.well-known/jwks.json', 200);
      const { status } = await fetch(keySet);
      if (status !== 200) throw new Error(`The account service answered ${status}`);
    },
    database: () => database.ping(),
    generation: async () => wantText(generateContent({ goal }).text),
    enhancement: async () => {
      wantText(enhanceGoal({ goal, kind: 'content' }).enhanced);
      if (!model || model.circuit.isClosed) return;
      void probeModel(dependencies, model);
      throw new Error(`The rules stand in for the language model: ${remedyOf(model.circuit.fault)}`);
    },
    payments: app.routes.some(({ path }) => path === checkout)
      ? () =>
          wantStatus(checkout, 401, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: '{}',
          })
      : undefined,
  };
}
