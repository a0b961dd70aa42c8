import type { OwnAuthor } from '@whetstone/contract';
import {
  rowsOf,
  sqlState,
  violatedConstraint,
  type PersonClaims,
  type Transaction,
} from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';
import { keyOf, type PublicName } from './author-name.ts';

const takenDown = () =>
  new ServiceError(
    'conflict',
    'An administrator took your author page down. You can change its name once an administrator allows it.',
  );

/** The caller's public name, if one is chosen. */
export const getOwnAuthor = async (tx: Transaction, { sub }: PersonClaims): Promise<OwnAuthor> => {
  const [author] = await rowsOf<NonNullable<OwnAuthor['author']>>(
    tx,
    sql`select name, slug, moderated_at is not null as is_taken_down from public.authors where user_id = ${sub}`,
  );
  return { author: author ?? null };
};

/** Keys of what admins are called, the caller left out; asked as the service, since people read no profiles of others. */
export const namesOfAdmins = async (tx: Transaction, but: string): Promise<ReadonlySet<string>> => {
  const rows = await rowsOf<{ full_name: string; mailbox: string }>(
    tx,
    sql`select p.full_name, split_part(p.email, '@', 1) as mailbox
        from public.admins a join public.profiles p on p.id = a.user_id where p.id <> ${but}`,
  );
  return new Set(rows.flatMap(({ full_name, mailbox }) => [keyOf(full_name), keyOf(mailbox)]));
};

const refuse = (cause: unknown): never => {
  if (sqlState(cause) === '23505' && violatedConstraint(cause) !== 'authors_pkey')
    throw new ServiceError('conflict', 'This name, or a very similar one, is already taken.', { cause });
  if (['42501', '23503'].includes(sqlState(cause) ?? ''))
    throw new ServiceError('not_allowed', 'Complete your registration first.', { cause });
  throw cause;
};

/** Chooses or changes the caller's public name. Throws `conflict` for one that is taken, or where the page was taken down. */
export const setPublicName = async (
  tx: Transaction,
  claims: PersonClaims,
  { name, slug, key }: PublicName,
): Promise<OwnAuthor> => {
  const { author } = await getOwnAuthor(tx, claims);
  if (author?.is_taken_down) throw takenDown();
  await rowsOf(
    tx,
    sql`insert into public.authors (name, slug, name_key) values (${name}, ${slug}, ${key})
        on conflict (user_id) do update set name = excluded.name, slug = excluded.slug, name_key = excluded.name_key`,
  ).catch(refuse);
  return getOwnAuthor(tx, claims);
};

/** Removes the caller's public name; their public prompts stay, without a name. Throws `conflict` where the page was taken down. */
export const removePublicName = async (tx: Transaction, claims: PersonClaims): Promise<OwnAuthor> => {
  const { author } = await getOwnAuthor(tx, claims);
  if (author?.is_taken_down) throw takenDown();
  await rowsOf(tx, sql`delete from public.authors where user_id = ${claims.sub}`);
  return { author: null };
};
