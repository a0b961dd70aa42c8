import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rowsOf } from '../database.ts';
import { databaseWith } from '../testing/database-with.ts';

describe.runIf(process.env['TEST_DATABASE_URL'])('a connection that is cut', async () => {
  const { database, ada } = process.env['TEST_DATABASE_URL']
    ? await databaseWith(['ada'], { poolSize: 1 })
    : ({} as never);

  const pidOf = async (tx: Parameters<Parameters<typeof database.asService>[0]>[0]) =>
    (await rowsOf<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`))[0]?.pid ?? 0;

  it('ends its transaction, and nothing that is still asked for it reaches the next one', async () => {
    const goOn = Promise.withResolvers<void>();
    const started = Promise.withResolvers<number>();
    const asked = Promise.withResolvers<unknown>();
    const broken = database.asService(async (tx) => {
      started.resolve(await pidOf(tx));
      await goOn.promise;
      await pidOf(tx).then(asked.resolve, asked.resolve);
      return 'done';
    });
    const ended = broken.catch((error: unknown) => error);
    const pid = await started.promise;
    const { default: postgres } = await import('postgres');
    const admin = postgres(process.env['TEST_DATABASE_URL'] ?? '', { max: 1 });
    await admin`select pg_terminate_backend(${pid})`;
    await admin.end();
    expect(await ended).toMatchObject({ code: 'CONNECTION_CLOSED' });
    const next = database.actingAs(ada.claims, async (tx) => {
      const own = await pidOf(tx);
      goOn.resolve();
      expect(await asked.promise).toBeInstanceOf(Error);
      const [row] = await rowsOf<{ pid: number; role: string }>(
        tx,
        sql`select pg_backend_pid() as pid, current_user as role`,
      );
      return { isSame: row?.pid === own, role: row?.role };
    });
    expect(await next).toEqual({ isSame: true, role: 'authenticated' });
  });
});
