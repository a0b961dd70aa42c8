import type { SuspendRequest, UserActed } from '@whetstone/contract';
import { rowsOf, type Transaction } from '@whetstone/database';
import { sql, type SQL } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';
import { refuseOthers, requireAdmin } from './require-admin.ts';

type Outcome = 'done' | 'unchanged' | 'not_found' | 'self';

const userNotFound = () => new ServiceError('not_found', 'This user does not exist.');

const act = async (
  tx: Transaction,
  call: SQL,
  said: { done: string; unchanged: string },
): Promise<UserActed> => {
  await requireAdmin(tx);
  const [row] = await rowsOf<{ outcome: Outcome }>(tx, sql`select ${call} as outcome`).catch(refuseOthers);
  if (row?.outcome === 'self')
    throw new ServiceError('conflict', 'You cannot suspend yourself. Another administrator can.');
  if (row?.outcome === 'unchanged') throw new ServiceError('conflict', said.unchanged);
  if (row?.outcome !== 'done') throw userNotFound();
  return { message: said.done };
};

/** Suspends an account: its owner may read and leave, and nothing of it is public until it is lifted. Throws `not_allowed`, `not_found`, `conflict` for oneself and where it is suspended already. */
export const suspendUser = (tx: Transaction, id: string, { reason }: SuspendRequest): Promise<UserActed> =>
  act(tx, sql`public.admin_suspend(${id}::uuid, ${reason})`, {
    done: 'The account is suspended. Its owner will be told why.',
    unchanged: 'This account is already suspended.',
  });

/** Ends a suspension; what was public is so again. Throws `not_allowed`, `not_found`, `conflict` where there is none. */
export const liftSuspension = (tx: Transaction, id: string): Promise<UserActed> =>
  act(tx, sql`public.admin_lift_suspension(${id}::uuid)`, {
    done: 'The suspension is lifted. Its owner will be told.',
    unchanged: 'This account is not suspended.',
  });

/** Ends all sessions of an account. Throws `not_allowed`, `not_found`. */
export const signOutUser = async (tx: Transaction, id: string): Promise<UserActed> => {
  await requireAdmin(tx);
  const [row] = await rowsOf<{ ended: number | null }>(
    tx,
    sql`select public.admin_sign_out(${id}::uuid) as ended`,
  );
  if (row?.ended == null) throw userNotFound();
  return {
    message: `Signed out everywhere: ${row.ended === 1 ? '1 session' : `${row.ended} sessions`} ended.`,
  };
};
