import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Claims } from '../claims.ts';
import type { Database } from '../database.ts';
import { users } from '../schema/index.ts';

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly claims: Claims;
}

export const claimsOf = (id: string, email: string, aal: 'aal1' | 'aal2' = 'aal1'): Claims => ({
  sub: id,
  email,
  aal,
  role: 'authenticated',
});

/** A confirmed person of two days ago with a profile, made by the same trigger as in production. */
export const addPerson = async (database: Database, name: string): Promise<Person> => {
  const id = randomUUID();
  const email = `${name}-${id.slice(0, 8)}@example.test`;
  await database.asOwner(async (tx) => {
    await tx.insert(users).values({
      id,
      email,
      aud: 'authenticated',
      role: 'authenticated',
      emailConfirmedAt: new Date(),
      rawUserMetaData: { full_name: name },
    });
    await tx.execute(sql`update public.profiles set created_at = now() - interval '2 days' where id = ${id}`);
  });
  return { id, email, claims: claimsOf(id, email) };
};
