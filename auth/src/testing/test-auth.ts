import { GoTrueClient, type GoTrueClientOptions } from '@supabase/auth-js';
import type { Database } from '@whetstone/database';
import { createTestDatabase, type TestDatabase } from '@whetstone/database/testing';
import { Hono } from 'hono';
import type { Mail } from '../auth-context.ts';
import type { AuthConfig } from '../config.ts';
import { createAuth, type Auth, type AuthOptions } from '../create-auth.ts';

export const siteUrl = 'https://app.test';
export const baseUrl = `${siteUrl}/auth/v1`;
/** A fixed one, so that services over one database read each other's secrets. */
export const encryptionKey = Buffer.alloc(32, 'a key of the tests').toString('base64');
export const password = 'sharpen the blade 42';

export interface TestMail extends Mail {
  /** The link of the mail, '' where it has none. */
  readonly link: string;
  /** Its six digits, '' where it has none. */
  readonly code: string;
}

const readMail = (mail: Mail): TestMail => ({
  ...mail,
  link: /^https:\/\/\S+\/verify\?\S+$/m.exec(mail.text)?.[0] ?? '',
  code: /code: (\d{6})$/m.exec(mail.text)?.[1] ?? '',
});

interface ClientOptions {
  /** The address that the requests come from. */
  readonly ip?: string;
  readonly headers?: Record<string, string>;
  readonly flowType?: GoTrueClientOptions['flowType'];
  readonly experimental?: GoTrueClientOptions['experimental'];
}

let addresses = 0;
const freshAddress = (): string => `10.1.${Math.floor(++addresses / 250)}.${(addresses % 250) + 1}`;

/** The service over a database that others may share, with its mails in memory and a clock that tests turn. */
export const overDatabase = (
  database: Database,
  config: Partial<AuthConfig> = {},
  options: Partial<AuthOptions> = {},
) => {
  const mails: TestMail[] = [];
  let now = Date.parse('2030-01-01T12:00:00Z');
  const failures: unknown[] = [];
  const auth: Auth = createAuth({
    ...options,
    database,
    clock: () => new Date(now),
    log: (event, error) => failures.push(error ?? event),
    mailer: {
      send: async (mail) => {
        mails.push(readMail(mail));
      },
    },
    config: {
      siteUrl,
      encryptionKeys: [encryptionKey],
      redirectAllowList: ['https://other.test', 'https://*.preview.test/**'],
      answerFloorMs: 0,
      serviceRoleKey: 'service-role-key-of-the-tests-0123456789',
      ...config,
      password: { memoryCost: 8, timeCost: 1, ...config.password },
    },
  });
  const site = new Hono().route('/auth/v1', auth.app);

  /** One request as a stranger at `ip` sends it. */
  const request = async (path: string, init: RequestInit = {}, ip = freshAddress()): Promise<Response> => {
    const url = path.startsWith('https://') ? path : `${baseUrl}${path}`;
    const answer = await site.request(url, init, { incoming: { socket: { remoteAddress: ip } } });
    await auth.settled();
    return answer;
  };

  const post = (
    path: string,
    body: unknown,
    { ip, headers }: { ip?: string; headers?: Record<string, string> } = {},
  ) =>
    request(
      path,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      },
      ip,
    );

  /** A real client of the wire, each at an address of its own unless told otherwise. */
  const client = ({
    ip = freshAddress(),
    headers,
    flowType,
    experimental,
  }: ClientOptions = {}): GoTrueClient => {
    const store = new Map<string, string>();
    return new GoTrueClient({
      url: baseUrl,
      headers,
      flowType,
      experimental,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storage: {
        getItem: (key) => store.get(key) ?? null,
        setItem: (key, value) => void store.set(key, value),
        removeItem: (key) => void store.delete(key),
      },
      fetch: (input, init) => request(String(input), init, ip),
    });
  };

  return {
    auth,
    database,
    mails,
    failures,
    request,
    post,
    client,
    now: () => new Date(now),
    /** Turns the clock forward. */
    pass: (seconds: number) => {
      now += seconds * 1000;
    },
    /** The newest mail to that address. */
    mailTo: (to: string): TestMail => {
      const mail = mails.findLast((candidate) => candidate.to === to);
      if (!mail) throw new Error(`No mail to ${to}`);
      return mail;
    },
  };
};

export type TestAuth = ReturnType<typeof overDatabase>;

/** The service over a database of its own. */
export const createTestAuth = async (
  config?: Partial<AuthConfig>,
  options?: Partial<AuthOptions>,
): Promise<TestAuth & { database: TestDatabase }> => {
  const database = await createTestDatabase();
  return { ...overDatabase(database, config, options), database };
};

/** Signs a person up and follows the link; answers a signed-in client. */
export const addMember = async (
  test: TestAuth,
  email: string,
  options: ClientOptions = {},
): Promise<GoTrueClient> => {
  const client = test.client(options);
  const signedUp = await client.signUp({ email, password, options: { data: { full_name: 'Ada Grind' } } });
  if (signedUp.error) throw signedUp.error;
  const verified = await client.verifyOtp({ email, token: test.mailTo(email).code, type: 'email' });
  if (verified.error) throw verified.error;
  return client;
};

/** Where a redirect leads, its query and the values of its fragment. */
export const readRedirect = (answer: Response): { status: number; url: URL; fragment: URLSearchParams } => {
  const url = new URL(answer.headers.get('Location') ?? '');
  return { status: answer.status, url, fragment: new URLSearchParams(url.hash.slice(1)) };
};
