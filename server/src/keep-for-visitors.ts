import type { Database } from '@whetstone/database';
import { etagOf } from './http/etag-of.ts';
import { oneReadingForMany } from './one-reading-for-many.ts';
import { readUntilWritten } from './read-until-written.ts';
import { readWithdrawals } from './services/library/read-withdrawals.ts';

/** How long what is new or voted for may take to be seen, in milliseconds. */
const longestMs = 60_000;
/** Answers kept; a page is some 60 kB. */
const mostKept = 200;

interface Kept {
  readonly until: number;
  readonly withdrawals: string;
  readonly answer: Promise<Drawn>;
}

interface Drawn {
  readonly body: ArrayBuffer;
  readonly status: number;
  readonly headers: Headers;
}

const responseOf = ({ body, status, headers }: Drawn) => new Response(body, { status, headers });

/**
 * Draws what every visitor gets alike once a minute, and again at the next request after anything left the library: what
 * became private, was taken down or deleted is in no kept answer. Only successes are kept, each with its ETag. Several processes agree,
 * since the database counts; a process that is alone with its database asks it again only after a transaction.
 */
export const keepForVisitors = (
  database: Pick<Database, 'asService' | 'transactionsEnded'>,
  now = Date.now,
) => {
  const answers = new Map<string, Kept>();
  const read = oneReadingForMany(() => database.asService(readWithdrawals));
  const withdrawals = readUntilWritten(read, database.transactionsEnded);

  return async (address: string, draw: () => Promise<Response>): Promise<Response> => {
    // Read before drawing: a withdrawal in between makes this answer one of an earlier count.
    const count = await withdrawals().catch(() => undefined);
    if (count === undefined) return draw();
    const known = answers.get(address);
    answers.delete(address);
    if (known?.withdrawals === count && known.until > now()) {
      answers.set(address, known);
      return responseOf(await known.answer);
    }
    const answer = draw().then(async ({ body, status, headers }) => {
      const bytes = await new Response(body).arrayBuffer();
      const named = new Headers(headers);
      if (status === 200) named.set('etag', etagOf(new Uint8Array(bytes)));
      return { body: bytes, status, headers: named };
    });
    const kept = { until: now() + longestMs, withdrawals: count, answer };
    answers.set(address, kept);
    const forget = () => answers.get(address) === kept && answers.delete(address);
    const oldest = answers.keys().next().value;
    if (answers.size > mostKept && oldest !== undefined) answers.delete(oldest);
    const drawn = await answer.catch((error: unknown) => {
      forget();
      throw error;
    });
    if (drawn.status !== 200) forget();
    return responseOf(drawn);
  };
};
