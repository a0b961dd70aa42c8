import type { Activity } from '@whetstone/contract';
import { rowsOf, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';

interface Row {
  readonly kind: Activity['kind'];
  readonly at: Date | string;
  readonly prompt_id: string;
  readonly title: string;
  readonly generation_kind: 'content' | 'visual' | 'code';
  readonly count: number;
}

const activityOf = ({ kind, at: writtenAt, prompt_id, title, generation_kind, count }: Row): Activity => {
  const at = new Date(writtenAt).toISOString();
  if (kind === 'generated') return { kind, at, generation_kind };
  if (kind === 'imported') return { kind, at, source: title, count };
  return kind === 'voted' ? { kind, at, prompt_id, title, count } : { kind, at, prompt_id, title };
};

/** The caller's newest forty events. */
export const listActivity = async (tx: Transaction): Promise<Activity[]> => {
  const rows = await rowsOf<Row>(
    tx,
    sql`select kind, at, prompt_id, title, generation_kind, count::int as count from public.my_activity(40)`,
  );
  return rows.map(activityOf);
};
