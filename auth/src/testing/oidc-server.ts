import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { Provider } from 'oidc-provider';

export interface OidcPerson {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
}

interface OidcServerOptions {
  /** 0 takes a free one. */
  readonly port?: number;
  /** The provider's sign-in page: answers who signs in, null for a refusal, or undefined once it has written a page. */
  readonly signInPage?: (
    request: IncomingMessage,
    answer: ServerResponse,
  ) => Promise<OidcPerson | null | undefined>;
}

/** A real OpenID provider on loopback. Without a sign-in page it signs in and consents as the person named by `as`. */
export const startOidcServer = async (
  redirectUri: string,
  { port = 0, signInPage }: OidcServerOptions = {},
) => {
  const people = new Map<string, OidcPerson>();
  let named: OidcPerson | null = null;
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const provider = new Provider(issuer, {
    clients: [
      { client_id: 'whetstone', client_secret: 'a-secret-of-the-tests', redirect_uris: [redirectUri] },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: 'one' }] },
    cookies: { keys: ['a key for the cookies of the tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    pkce: { required: () => true },
    findAccount: (_ctx, id) => ({ accountId: id, claims: () => ({ ...people.get(id), sub: id }) }),
    ttl: { Session: 1, Interaction: 600, Grant: 600, IdToken: 600, AccessToken: 600, AuthorizationCode: 60 },
  });
  const oidc = provider.callback();
  const handle = async (request: IncomingMessage, answer: ServerResponse): Promise<void> => {
    if (!request.url?.startsWith('/interaction/')) return oidc(request, answer);
    const { prompt, params, session } = await provider.interactionDetails(request, answer);
    if (prompt.name === 'login') {
      const person = signInPage ? await signInPage(request, answer) : named;
      if (person === undefined) return;
      if (person) people.set(person.sub, person);
      const refusal = { error: 'access_denied', error_description: 'The person said no' };
      return provider.interactionFinished(
        request,
        answer,
        person ? { login: { accountId: person.sub } } : refusal,
      );
    }
    const grant = new provider.Grant({
      accountId: session?.accountId ?? '',
      clientId: String(params['client_id']),
    });
    grant.addOIDCScope(String(params['scope']));
    const grantId = await grant.save();
    return provider.interactionFinished(
      request,
      answer,
      { consent: { grantId } },
      { mergeWithLastSubmission: true },
    );
  };
  let keySetsRead = 0;
  server.on('request', (request, answer) => {
    if (request.url === '/jwks') keySetsRead += 1;
    void handle(request, answer);
  });
  return {
    issuer,
    /** How often somebody asked for the keys. */
    keySetsRead: () => keySetsRead,
    /** Who sits at the provider; null refuses. */
    as: (who: OidcPerson | null) => {
      named = who;
    },
    /** An id_token as the provider's own apps receive it, with any claim changed. */
    idToken: (claims: Record<string, unknown>): Promise<string> => {
      const now = Math.floor(Date.now() / 1000);
      return new SignJWT({ iss: issuer, aud: 'whetstone', iat: now, exp: now + 600, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'one' })
        .sign(privateKey);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

/** Keeps the cookies of one host, as a browser does. */
export const cookieJar = () => {
  const cookies = new Map<string, string>();
  return {
    keep: (answer: Response) => {
      for (const line of answer.headers.getSetCookie()) {
        const [pair = ''] = line.split(';');
        const [name = '', ...value] = pair.split('=');
        if (/max-age=0|expires=thu, 01 jan 1970/i.test(line)) cookies.delete(name);
        else cookies.set(name, value.join('='));
      }
    },
    header: (): Record<string, string> => ({
      Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    }),
  };
};
