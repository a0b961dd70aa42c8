import { createAuth, createSecretBox, type AuthConfig } from '@whetstone/auth';
import { rowsOf, schema } from '@whetstone/database';
import { createTestDatabase, type TestDatabase } from '@whetstone/database/testing';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Hono } from 'hono';
import { createApp } from '../app.ts';
import type { Dependencies } from '../http/dependencies.ts';
import type { LogLevel } from '../http/log.ts';
import { openModel } from '../llm/model.ts';
import { outboxMailer } from '../mail/outbox.ts';
import { openUnderWay } from '../services/generations/under-way.ts';
import { openOwnModels } from '../services/model-keys/own-models.ts';
import { beforeDeletion } from '../services/payments/subscription/before-deletion.ts';
import { openPayments } from '../services/payments/open-payments.ts';
import { readSettings } from '../settings.ts';
import { openTextWork } from '../text-work/text-work.ts';

export interface TestPerson {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  /** A request with the person's bearer token; a `json` body is sent as JSON. */
  request(path: string, init?: RequestInit & { json?: unknown }): Promise<Response>;
}

export interface TestServer {
  readonly app: Hono;
  readonly database: TestDatabase;
  readonly dependencies: Dependencies;
  /** What was logged at level `error`. */
  readonly failures: Record<string, unknown>[];
  /** Everything that was logged, at any level. */
  readonly logged: Record<string, unknown>[];
  /** A person with an account and a session, made through the real sign-up. */
  signUp(name: string, email?: string): Promise<TestPerson>;
  /** Writes the person's profile as the owner of the tables would. */
  setProfile(person: TestPerson, change: Partial<typeof schema.profiles.$inferInsert>): Promise<void>;
  /** Makes the person's account two days old: from then on their votes count. */
  age(person: TestPerson): Promise<void>;
  /** First row of a statement run as the owner. */
  rowAsOwner<Row extends object>(statement: SQL): Promise<Row | undefined>;
  close(): Promise<void>;
}

const generous = { max: 100_000, seconds: 1 };

const send = (
  app: Hono,
  path: string,
  token: string | undefined,
  init: RequestInit & { json?: unknown } = {},
): Promise<Response> => {
  const { json, ...rest } = init;
  const headers = new Headers(rest.headers);
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  if (json !== undefined) headers.set('content-type', 'application/json');
  return Promise.resolve(
    app.request(path, { ...rest, headers, body: json === undefined ? rest.body : JSON.stringify(json) }),
  );
};

/** The whole app over a fresh database, with addresses confirmed at sign-up and cheap password hashes. */
export const createTestServer = async (
  environment: Record<string, string> = {},
  {
    clock,
    database: given,
    authClock,
    authConfig = {},
  }: {
    clock?: () => Date;
    database?: TestDatabase;
    authClock?: () => Date;
    authConfig?: Partial<AuthConfig>;
  } = {},
): Promise<TestServer> => {
  const database = given ?? (await createTestDatabase());
  const settings = readSettings({ NODE_ENV: 'test', ...environment });
  const failures: Record<string, unknown>[] = [];
  const logged: Record<string, unknown>[] = [];
  const log = (level: LogLevel, event: Record<string, unknown>) => {
    logged.push(event);
    if (level === 'error') failures.push(event);
  };
  const mailer = outboxMailer(database);
  const payments = await openPayments(settings, { database, log, mailer, ...(clock && { clock }) });
  const encryptionKeys = [Buffer.alloc(32, 'a key of the tests').toString('base64')];
  const auth = createAuth({
    database,
    mailer,
    beforeDeletion: beforeDeletion(payments),
    ...(authClock && { clock: authClock }),
    config: {
      siteUrl: settings.siteUrl,
      encryptionKeys,
      autoConfirm: true,
      answerFloorMs: 0,
      password: { memoryCost: 1024, timeCost: 1 },
      limits: { signUpPerAddress: generous, mailPerAddress: generous, signInPerAddress: generous },
      ...authConfig,
    },
  });
  const model = settings.model && openModel(settings.model, log);
  const textWork = openTextWork();
  const box = createSecretBox(encryptionKeys);
  const ownModels = openOwnModels({ database, box }, settings.ownKeys);
  const dependencies: Dependencies = {
    database,
    settings,
    log,
    auth,
    box,
    payments,
    textWork,
    model,
    ownModels,
    underWay: openUnderWay({ database, log }),
  };
  const app = createApp(dependencies);
  return {
    app,
    database,
    dependencies,
    failures,
    logged,
    signUp: async (name, email = `${name}-${crypto.randomUUID().slice(0, 8)}@example.test`) => {
      const answer = await send(app, '/auth/v1/signup', undefined, {
        method: 'POST',
        json: { email, password: 'a long enough passphrase', data: { full_name: name } },
      });
      const session = (await answer.json()) as { access_token: string; user: { id: string } };
      const token = session.access_token;
      return { id: session.user.id, email, token, request: (path, init) => send(app, path, token, init) };
    },
    setProfile: async (person, change) => {
      await database.asOwner((tx) =>
        tx.update(schema.profiles).set(change).where(eq(schema.profiles.id, person.id)),
      );
    },
    age: async (person) => {
      await database.asOwner((tx) =>
        tx.execute(
          sql`update public.profiles set created_at = now() - interval '2 days' where id = ${person.id}`,
        ),
      );
    },
    rowAsOwner: async <Row extends object>(statement: SQL) => {
      const rows = await database.asOwner((tx) => rowsOf<Row>(tx, statement));
      return rows[0];
    },
    close: async () => {
      model?.close();
      ownModels.close();
      await textWork.close();
      await payments.settled();
      await database.close();
    },
  };
};
