import { limitSubject } from '@whetstone/auth';
import { demoRequest } from '@whetstone/contract';
import { Hono, type Context } from 'hono';
import { csrf } from 'hono/csrf';
import { clientAddress } from '../http/client-address.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { inputError } from '../http/input-error.ts';
import { readForm } from '../http/read-form.ts';
import { ServiceError } from '../http/service-error.ts';
import { openMailer } from '../mail/open-mailer.ts';
import { requestDemo } from '../services/demo-requests/request-demo.ts';
import type { Settings } from '../settings.ts';

/** Refuses a form that another site's page sends, with 403; JSON passes, which no page can send elsewhere unasked. */
const ownForms = ({ siteUrl }: Pick<Settings, 'siteUrl'>) =>
  csrf({
    origin: (origin, c) => origin === new URL(siteUrl).origin || origin === new URL(c.req.url).origin,
  });

const readJson = async (c: Context): Promise<unknown> => {
  try {
    return await c.req.json();
  } catch (cause) {
    if (cause instanceof SyntaxError)
      throw new ServiceError('invalid_json', 'The body is not valid JSON.', { cause });
    throw cause;
  }
};

/**
 * Takes the form "Schedule Demo": JSON is answered with JSON, a plain form is led back to its page with the outcome
 * in the address.
 */
export function demoRequestRoutes({
  database,
  settings,
  log,
}: Pick<Dependencies, 'database' | 'settings' | 'log'>) {
  const mailer = openMailer(settings, database);
  const keep = async (address: string, body: unknown) => {
    const parsed = demoRequest.safeParse(body);
    if (!parsed.success) throw inputError(parsed.error.issues);
    await requestDemo({ database, mailer, log, supportEmail: settings.supportEmail }, address, parsed.data);
  };
  return new Hono().post('/demo-requests', ownForms(settings), async (c) => {
    const address = limitSubject(clientAddress(c, settings.trustedProxyHops));
    if (c.req.header('content-type')?.startsWith('application/json')) {
      await keep(address, await readJson(c));
      return c.json({ received: true }, 201);
    }
    const back = (outcome: string) => c.redirect(`/business?demo=${outcome}#demo`, 303);
    try {
      await keep(address, await readForm(c));
      return back('sent');
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      return back(error.code === 'rate_limited' ? 'limited' : 'invalid');
    }
  });
}
