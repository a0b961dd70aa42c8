import type { SecurityEventKind } from '@whetstone/contract/security-events';
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

export interface SecurityEvent {
  readonly kind: SecurityEventKind;
  readonly userId?: string | null;
  /** Where it came from, as the limits see it: an IPv4 address, or the /64 of an IPv6 one. */
  readonly network?: string;
  /** What was asked for: a route or the name of a limit, never what a stranger wrote. */
  readonly act?: string;
}

export interface SecurityLog {
  /** Notes an event behind the request that it belongs to: returns at once, never throws. */
  note(event: SecurityEvent): void;
  /** Resolves when everything noted is written. */
  settled(): Promise<void>;
}

interface Row {
  readonly kind: string;
  readonly minute: string;
  readonly user_id: string | null;
  readonly network: string;
  readonly act: string;
  count: number;
}

/** Different events that wait at most; of what comes beyond them only kind and number are kept. */
const mostWaiting = 500;

const rowOf = ({ kind, userId, network = '', act = '' }: SecurityEvent, at: Date): Row => {
  const minute = new Date(Math.floor(at.getTime() / 60_000) * 60_000).toISOString();
  return {
    kind,
    minute,
    user_id: userId ?? null,
    network: network.slice(0, 64),
    act: act.slice(0, 120),
    count: 1,
  };
};

/**
 * The security log, written in one statement at a time: events that happen meanwhile are added up, so that a flood of
 * them costs the database no more than a trickle.
 */
export const openSecurityLog = (
  database: Pick<Database, 'asService'>,
  { clock = () => new Date(), onFailure }: { clock?: () => Date; onFailure: (error: unknown) => void },
): SecurityLog => {
  let waiting = new Map<string, Row>();
  let writing: Promise<void> | undefined;

  const add = (row: Row): void => {
    const key = JSON.stringify([row.kind, row.minute, row.user_id, row.network, row.act]);
    const same = waiting.get(key);
    if (same) same.count += row.count;
    else if (waiting.size < mostWaiting || row.act === 'others') waiting.set(key, row);
    else add({ ...row, user_id: null, network: '', act: 'others' });
  };

  const write = async (): Promise<void> => {
    while (waiting.size > 0) {
      const rows = [...waiting.values()];
      waiting = new Map();
      await database
        .asService((tx) =>
          tx.execute(sql`select private.note_security_events(${JSON.stringify(rows)}::text::jsonb)`),
        )
        .catch(onFailure);
    }
    writing = undefined;
  };

  return {
    note: (event) => {
      add(rowOf(event, clock()));
      writing ??= Promise.resolve().then(write);
    },
    settled: async () => {
      await writing;
    },
  };
};
