import { createMiddleware } from 'hono/factory';
import { ServiceError } from './service-error.ts';

const isJson = (type: string): boolean => /^application\/json\s*(?:;|$)/i.test(type);
const isForm = (type: string): boolean =>
  /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i.test(type);

/** Where a page of ours has a plain form; the route asks where the form comes from. */
const formPath = '/api/demo-requests';
/** Signed over its bytes, whatever they are called. */
const signedPath = '/functions/v1/stripe-webhook';

/** Refuses writes that bring anything but JSON, which the page of another site cannot send without asking first. */
export const jsonWrites = createMiddleware(async ({ req }, next) => {
  const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(req.method);
  if (!isRead && req.path !== signedPath) {
    const type = req.header('content-type');
    const hasBody =
      req.header('transfer-encoding') !== undefined || Number(req.header('content-length') ?? 0) > 0;
    const isTaken = type === undefined ? !hasBody : isJson(type) || (req.path === formPath && isForm(type));
    if (!isTaken)
      throw new ServiceError(
        'invalid_json',
        'Send the body as JSON, with the content type application/json.',
      );
  }
  await next();
});
