import { Hono, type Handler } from 'hono';
import { listAudit } from './admin/audit.ts';
import { generateLink, invite } from './admin/links.ts';
import { deleteFactor, listFactors } from './admin/user-factors.ts';
import { addUser, getUser, listUsers, putUser, removeUser } from './admin/users.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { crossOrigin } from './http/cross-origin.ts';
import { answerError } from './http/answer-error.ts';
import { limitBody } from './http/limit-body.ts';
import { jsonOnly } from './http/json-only.ts';
import { isSameSecret } from './tokens/opaque-token.ts';
import { authorize, authorizeLink } from './routes/authorize.ts';
import { callback } from './routes/callback.ts';
import { challengeFactor } from './routes/factors-challenge.ts';
import { enrollFactor } from './routes/factors-enroll.ts';
import { unenrollFactor } from './routes/factors-unenroll.ts';
import { verifyFactor } from './routes/factors-verify.ts';
import { health } from './routes/health.ts';
import { jwks } from './routes/jwks.ts';
import { logout } from './routes/logout.ts';
import { otp } from './routes/otp.ts';
import { reauthenticate } from './routes/reauthenticate.ts';
import { recover } from './routes/recover.ts';
import {
  generateRecoveryCodes,
  keepRecoveryCodes,
  recoveryCodesStatus,
  regenerateRecoveryCodes,
  removeRecoveryCodes,
  verifyRecoveryCode,
} from './routes/recovery-codes.ts';
import { resend } from './routes/resend.ts';
import { settings } from './routes/settings.ts';
import { signup } from './routes/signup.ts';
import { sso, ssoMetadata } from './routes/sso.ts';
import { ssoAcs } from './routes/sso-acs.ts';
import { token } from './routes/token.ts';
import { unlinkIdentity } from './routes/identity-delete.ts';
import { userDelete } from './routes/user-delete.ts';
import { endSession, listSessions } from './routes/user-sessions.ts';
import { userGet } from './routes/user-get.ts';
import { userPut } from './routes/user-put.ts';
import { verifyByCode, verifyByLink } from './routes/verify.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Routes = Record<string, Partial<Record<Method, (auth: AuthContext) => Handler>>>;

const routes: Routes = {
  '/health': { GET: health },
  '/settings': { GET: settings },
  '/.well-known/jwks.json': { GET: jwks },
  '/signup': { POST: signup },
  '/token': { POST: token },
  '/verify': { GET: verifyByLink, POST: verifyByCode },
  '/otp': { POST: otp },
  '/magiclink': { POST: otp },
  '/recover': { POST: recover },
  '/resend': { POST: resend },
  '/reauthenticate': { GET: reauthenticate },
  '/logout': { POST: logout },
  '/factors': { POST: enrollFactor },
  '/factors/recovery-codes': {
    GET: recoveryCodesStatus,
    POST: generateRecoveryCodes,
    DELETE: removeRecoveryCodes,
  },
  '/factors/recovery-codes/kept': { POST: keepRecoveryCodes },
  '/factors/recovery-codes/verify': { POST: verifyRecoveryCode },
  '/factors/recovery-codes/regenerate': { POST: regenerateRecoveryCodes },
  '/factors/:factorId': { DELETE: unenrollFactor },
  '/factors/:factorId/challenge': { POST: challengeFactor },
  '/factors/:factorId/verify': { POST: verifyFactor },
  '/user': { GET: userGet, PUT: userPut, DELETE: userDelete },
  '/user/sessions': { GET: listSessions },
  '/user/sessions/:sessionId': { DELETE: endSession },
  '/sso': { POST: sso },
  '/sso/saml/acs': { POST: ssoAcs },
  '/sso/saml/metadata': { GET: ssoMetadata },
  '/authorize': { GET: authorize },
  '/callback': { GET: callback },
  '/user/identities/authorize': { GET: authorizeLink },
  '/user/identities/:identityId': { DELETE: unlinkIdentity },
  '/invite': { POST: invite },
  '/admin/generate_link': { POST: generateLink },
  '/admin/audit': { GET: listAudit },
  '/admin/users': { GET: listUsers, POST: addUser },
  '/admin/users/:userId': { GET: getUser, PUT: putUser, DELETE: removeUser },
  '/admin/users/:userId/factors': { GET: listFactors },
  '/admin/users/:userId/factors/:factorId': { DELETE: deleteFactor },
};

const maxBodyBytes = 64 * 1024;

const tooLarge = (): never => {
  throw new AuthError(413, 'validation_failed', 'The request body is too large');
};

/** The service as a Hono app, to be mounted at the path of `baseUrl`. */
export const createApp = (auth: AuthContext): Hono => {
  const app = new Hono();
  app.onError((error, c) => answerError(error, c, auth.log));
  app.use(crossOrigin(auth));
  app.use(async (c, next) => {
    // Hono answers HEAD by the GET handler: a scanner's HEAD would use up a link.
    if (c.req.method === 'HEAD') return c.body(null, 405);
    const { anonymousKey } = auth.settings;
    if (anonymousKey && !isSameSecret(c.req.header('apikey') ?? c.req.query('apikey') ?? '', anonymousKey))
      throw new AuthError(401, 'no_authorization', 'No API key found in request');
    await next();
    c.header('Referrer-Policy', 'no-referrer');
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  });
  app.use(jsonOnly);
  app.use(limitBody(maxBodyBytes, tooLarge));
  for (const [path, methods] of Object.entries(routes)) {
    for (const [method, handler] of Object.entries(methods)) app.on(method, path, handler(auth));
    app.all(path, () => {
      throw new AuthError(405, 'validation_failed', 'This method is not allowed here');
    });
  }
  app.all('*', () => {
    throw new AuthError(404, 'validation_failed', 'There is nothing at this path');
  });
  return app;
};
