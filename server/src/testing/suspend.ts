import { sql } from 'drizzle-orm';
import type { TestPerson, TestServer } from './test-server.ts';

/** An admin of the server, by a row of the operator. */
export const createAdmin = async (server: TestServer, name = 'boss'): Promise<TestPerson> => {
  const admin = await server.signUp(name);
  await server.database.asService((tx) =>
    tx.execute(sql`insert into public.admins (user_id, granted_by) values (${admin.id}, 'test')`),
  );
  return admin;
};

/** Has a new admin suspend a person. */
export const suspend = async (
  server: TestServer,
  person: TestPerson,
  reason = 'Advertising in many prompts.',
): Promise<TestPerson> => {
  const admin = await createAdmin(server);
  const answer = await admin.request(`/api/admin/users/${person.id}/suspend`, {
    method: 'POST',
    json: { reason },
  });
  if (answer.status !== 200) throw new Error(await answer.text());
  return admin;
};
