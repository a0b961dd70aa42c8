import { schema } from '@whetstone/database';
import type { Context } from 'hono';
import { z } from 'zod';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { callerOf } from '../http/caller.ts';
import { checkCaptcha } from '../http/check-captcha.ts';
import { captchaField } from '../http/fields.ts';
import { readJson } from '../http/read-json.ts';
import { take } from '../limits/take.ts';
import { signInWithProfile } from '../providers/sign-in-with-profile.ts';
import { allowedRedirect } from '../redirects/allowed-redirect.ts';
import { openSession, sessionAnswer } from '../sessions/open-session.ts';
import { hashToken } from '../tokens/opaque-token.ts';
import { readWeb3Message, type Web3Message } from '../web3/read-message.ts';
import { isSignedBy } from '../web3/verify-signature.ts';
import { lifetimes } from '../limits/lifetimes.ts';

// How far the moment of signing may lie from now, either way.
const bodySchema = z.object({
  chain: z.string().max(20),
  message: z.string().min(64, 'message is too short').max(20_000, 'message must not exceed 20KB'),
  signature: z.string().max(200),
  ...captchaField,
});

const refused = (why: string) => new AuthError(400, 'validation_failed', why);

const assertForUs = (auth: AuthContext, { uri, domain, ...message }: Web3Message): void => {
  const url = new URL(uri);
  const isLocal = ['localhost', '127.0.0.1'].includes(url.hostname);
  if (url.protocol !== 'https:' && !isLocal)
    throw refused('Signed message is using URI which does not use HTTPS');
  // What is not allowed comes back as the site's own address, of another origin.
  const allowed = URL.parse(allowedRedirect(auth.settings, uri));
  if (allowed?.origin !== url.origin || url.host !== domain)
    throw refused(
      'Signed message is using a domain or URI which is not allowed on this server, message was signed for another app',
    );
  const now = auth.clock().getTime();
  if (message.notBefore && now < message.notBefore.getTime())
    throw refused('Signed message becomes valid in the future');
  if (message.expirationTime && now >= message.expirationTime.getTime())
    throw refused('Signed message is expired');
  if (Math.abs(now - message.issuedAt.getTime()) > lifetimes.walletMessage * 1000)
    throw refused('Message was issued too long ago or in the future');
};

/** POST /token?grant_type=web3: a session for a message that a wallet signed. A message opens one session. */
export const tokenWeb3 = (auth: AuthContext) => async (c: Context) => {
  const caller = callerOf(auth, c);
  const body = await readJson(c, bodySchema);
  const { chain, message: text, signature } = body;
  if (chain !== 'ethereum' && chain !== 'solana')
    throw new AuthError(400, 'web3_unsupported_chain', 'Unsupported chain');
  if (!auth.settings.web3.includes(chain))
    throw new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled');
  await take(auth, [['web3PerAddress', caller.subject]]);
  await checkCaptcha(auth, body, caller);
  const message = readWeb3Message(text, chain);
  if (!message) throw refused('The message is not a valid sign-in message');
  if (!(await isSignedBy(chain, text, signature, message.address)))
    throw refused('Signature does not match address in message');
  assertForUs(auth, message);
  const address = chain === 'ethereum' ? message.address.toLowerCase() : message.address;
  const opened = await auth.database.asService(async (tx) => {
    const expiresAt = new Date(auth.clock().getTime() + 2 * lifetimes.walletMessage * 1000);
    const used = schema.usedWeb3Messages;
    const fresh = await tx
      .insert(used)
      .values({ messageHash: hashToken(text), expiresAt })
      .onConflictDoNothing()
      .returning();
    if (fresh.length === 0) throw refused('The message has already been used');
    const { user } = await signInWithProfile(auth, tx, {
      provider: 'web3',
      profile: {
        providerId: `web3:${chain}:${address}`,
        email: null,
        isEmailVerified: false,
        metadata: {
          chain,
          address: message.address,
          network: message.chainId,
          domain: message.domain,
          statement: message.statement,
        },
      },
      mayLackEmail: true,
      linkTo: null,
      caller,
    });
    return openSession(auth, tx, user, { method: 'web3', caller });
  });
  return c.json(await sessionAnswer(auth, opened));
};
