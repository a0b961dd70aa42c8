import { limitSubject } from '@whetstone/auth';
import { ownKeyInput, ownKeySaved, writerState as writerStateSchema } from '@whetstone/contract';
import { openSecurityLog, type PersonClaims } from '@whetstone/database';
import type { Context } from 'hono';
import { clientAddress } from '../http/client-address.ts';
import type { SignedIn } from '../http/authenticate.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { answers, jsonBody, openApi } from '../http/open-api.ts';
import { signedInRoutes } from '../http/person-routes.ts';
import { removeKey } from '../services/model-keys/remove-key.ts';
import { saveKey } from '../services/model-keys/save-key.ts';
import { writerState } from '../services/model-keys/writer-state.ts';
import { sendPaymentMails } from '../services/payments/mails/send-payment-mails.ts';
import { limits } from '../services/rate-limits/rate-limits.ts';
import { takeLimit } from '../services/rate-limits/take-limit.ts';

export const ownKeyRoutes = (dependencies: Dependencies) => {
  const { database, log, payments, settings } = dependencies;
  const { get, put, del } = signedInRoutes(dependencies);
  const securityLog = openSecurityLog(database, {
    onFailure: (error) =>
      log('error', { event: 'the security log could not be written', error: String(error) }),
  });
  /** Once the change stands: the security log and the owner's mailbox hear of it. */
  const tell = (c: Context, { sub }: PersonClaims, kind: 'own_key_changed' | 'own_key_removed') => {
    const network = limitSubject(clientAddress(c, settings.trustedProxyHops));
    securityLog.note({ kind, userId: sub, network });
    payments.inBackground(() => sendPaymentMails(payments));
  };
  return openApi<SignedIn>()
    .openapi(
      ...get(
        '/writer',
        {},
        answers(writerStateSchema, 'What writes your prompts, and the visible part of your own key'),
        ({ claims }) => writerState(dependencies, claims),
      ),
    )
    .openapi(
      ...put(
        '/writer/key',
        { body: jsonBody(ownKeyInput) },
        answers(ownKeySaved, 'The result of testing the key; a key that works is stored encrypted'),
        async ({ c, claims, valid }) => {
          await takeLimit(database, limits.ownKey, claims.sub);
          const verdict = await saveKey(dependencies, claims, valid('json'), c.req.raw.signal);
          tell(c, claims, 'own_key_changed');
          return { verdict, writer: await writerState(dependencies, claims) };
        },
      ),
    )
    .openapi(
      ...del('/writer/key', {}, answers(writerStateSchema, 'The key is deleted'), async ({ c, claims }) => {
        if (await removeKey(database, claims)) tell(c, claims, 'own_key_removed');
        return writerState(dependencies, claims);
      }),
    );
};
