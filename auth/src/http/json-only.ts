import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { AuthError } from '../auth-error.ts';

/** The one write that comes as a form, from the page of a company's identity provider. */
const formPath = '/sso/saml/acs';

const isJson = (type: string): boolean => /^application\/json\s*(?:;|$)/i.test(type);

/** 415 for a body that says to be no JSON, or says nothing: any page may send such a one without asking first. */
export const assertJson = (c: Context): void => {
  if (isJson(c.req.header('Content-Type') ?? '')) return;
  throw new AuthError(415, 'bad_json', 'Send the body as JSON, with the content type application/json');
};

/** Refuses writes that are announced as anything but JSON. One without a content type may have no body, which its reader checks. */
export const jsonOnly = createMiddleware(async (c, next) => {
  const isRead = c.req.method === 'GET' || c.req.method === 'OPTIONS';
  const isForm = c.req.path.endsWith(formPath);
  if (!isRead && !isForm && c.req.header('Content-Type') !== undefined) assertJson(c);
  await next();
});
