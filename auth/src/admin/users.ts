import { schema } from '@whetstone/database';
import { count, desc } from 'drizzle-orm';
import type { Context } from 'hono';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { callerOf } from '../http/caller.ts';
import { readJson } from '../http/read-json.ts';
import { pathId } from '../mfa/find-factor.ts';
import { createEmailUser } from '../users/create-email-user.ts';
import { deleteUser } from '../users/delete-user.ts';
import { tellOwner } from '../security/tell-owner.ts';
import { findUser, lockUser } from '../users/find-user.ts';
import { loadUserJson, loadUsersJson } from '../users/user-json.ts';
import { readPage } from './read-page.ts';
import { requireAdmin } from './require-admin.ts';
import { adminUserFields, emailTaken, writeUser, type AdminUserFields } from './write-user.ts';

const notFound = () => new AuthError(404, 'user_not_found', 'User not found');
const hashOf = async (auth: AuthContext, fields: AdminUserFields): Promise<string | null> =>
  fields.password_hash ?? (fields.password ? await auth.passwords.hash(fields.password) : null);

/** GET /admin/users: a page of users, the newest first; `x-total-count` and `link` as GoTrue gives them. */
export const listUsers = (auth: AuthContext) => async (c: Context) => {
  requireAdmin(auth, c);
  const { page, size, offset } = readPage(c);
  const { users } = schema;
  const { total, rows } = await auth.database.asService(async (tx) => {
    const [counted] = await tx.select({ total: count() }).from(users);
    const found = await tx
      .select()
      .from(users)
      .orderBy(desc(users.createdAt), desc(users.id))
      .limit(size)
      .offset(offset);
    return { total: counted?.total ?? 0, rows: await loadUsersJson(tx, found) };
  });
  const last = Math.max(1, Math.ceil(total / size));
  const link = (to: number, rel: string) =>
    `<${auth.settings.baseUrl}/admin/users?page=${to}&per_page=${size}>; rel="${rel}"`;
  c.header('x-total-count', String(total));
  c.header('link', [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', '));
  return c.json({ users: rows, aud: 'authenticated' });
};

/** POST /admin/users: a new user, confirmed where `email_confirm` says so. */
export const addUser = (auth: AuthContext) => async (c: Context) => {
  requireAdmin(auth, c);
  const fields = await readJson(c, adminUserFields);
  const { email } = fields;
  if (!email)
    throw new AuthError(400, 'validation_failed', 'Cannot create a user without either an email or phone');
  const passwordHash = await hashOf(auth, fields);
  return c.json(
    await auth.database.asService(async (tx) => {
      const now = auth.clock();
      const user = await createEmailUser(tx, { id: fields.id ?? undefined, email, passwordHash }, now);
      if (!user) throw emailTaken();
      await writeAudit(tx, {
        action: 'user_signedup',
        actor: user,
        at: now,
        ip: callerOf(auth, c).ip,
        traits: { by: 'admin' },
      });
      return loadUserJson(tx, await writeUser(auth, tx, user, { ...fields, email: null }, null));
    }),
  );
};

/** GET /admin/users/{id}. */
export const getUser = (auth: AuthContext) => async (c: Context) => {
  requireAdmin(auth, c);
  const id = pathId(c.req.param('userId'));
  return c.json(
    await auth.database.asService(async (tx) => {
      const user = await findUser(tx, id);
      if (!user) throw notFound();
      return loadUserJson(tx, user);
    }),
  );
};

/** PUT /admin/users/{id}: changes what is named; a new password or a ban ends the user's sessions. */
export const putUser = (auth: AuthContext) => async (c: Context) => {
  requireAdmin(auth, c);
  const id = pathId(c.req.param('userId'));
  const fields = await readJson(c, adminUserFields);
  const passwordHash = await hashOf(auth, fields);
  const answer = await auth.database.asService(async (tx) => {
    const user = await lockUser(tx, id);
    if (!user) throw notFound();
    const changed = await writeUser(auth, tx, user, fields, passwordHash);
    await writeAudit(tx, {
      action: 'user_modified',
      actor: user,
      at: auth.clock(),
      ip: callerOf(auth, c).ip,
      traits: { by: 'admin' },
    });
    return { user: changed, json: await loadUserJson(tx, changed) };
  });
  if (passwordHash) tellOwner(auth, answer.user, 'password_changed', callerOf(auth, c));
  return c.json(answer.json);
};

/** DELETE /admin/users/{id}. */
export const removeUser = (auth: AuthContext) => async (c: Context) => {
  requireAdmin(auth, c);
  const id = pathId(c.req.param('userId'));
  const user = await auth.database.asService((tx) => findUser(tx, id));
  if (!user) throw notFound();
  await auth.beforeDeletion({ id, email: user.email ?? '' });
  await auth.database.asService(async (tx) => {
    await writeAudit(tx, {
      action: 'user_deleted',
      actor: user,
      at: auth.clock(),
      ip: callerOf(auth, c).ip,
      traits: { by: 'admin' },
    });
    await deleteUser(tx, id);
  });
  return c.json({});
};
