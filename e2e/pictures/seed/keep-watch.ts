import type { APIRequestContext } from '@playwright/test';
import { newPerson, type Seeded, send } from './people.ts';

/** A morning of an admin: a plan given, an account suspended and let in again, a report closed, one that waits, strangers refused. */
export const keepWatch = async (request: APIRequestContext, admin: Seeded, busy: Seeded): Promise<void> => {
  const nora = await newPerson(request, 'nora.lind@example.test', 'Nora Lind');
  const sam = await newPerson(request, 'sam.okafor@example.test', 'Sam Okafor');
  const listed = await request.get('/api/admin/users', { headers: admin.headers });
  const { items } = (await listed.json()) as { items: { id: string; email: string }[] };
  const idOf = (email: string) => items.find((user) => user.email === email)?.id ?? '';
  await send(request, 'post', '/api/admin/tier', admin, { email: nora.email, tier: 'pro' });
  await send(request, 'post', `/api/admin/users/${idOf(sam.email)}/suspend`, admin, {
    reason: 'Published the same advertisement nine times.',
  });
  await send(request, 'post', `/api/admin/users/${idOf(sam.email)}/lift-suspension`, admin);
  for (const tier of ['starter', 'free'])
    await send(request, 'post', '/api/admin/tier', admin, { email: sam.email, tier });
  const own = await request.get('/api/prompts?limit=100', { headers: busy.headers });
  const prompts = (await own.json()) as { items: { id: string; is_public: boolean }[] };
  const [first, second] = prompts.items.filter(({ is_public }) => is_public);
  const report = (id: string | undefined, note: string) =>
    send(request, 'post', `/api/library/${id}/report`, nora, { reason: 'other', note });
  await report(first?.id, 'The letter gives no way to object to the new price.');
  const waiting = await request.get('/api/admin/reports?state=open', { headers: admin.headers });
  const reports = (await waiting.json()) as { items: { id: string }[] };
  await send(request, 'post', `/api/admin/reports/${reports.items[0]?.id}/resolve`, admin, {
    resolution: 'dismissed',
    reason: 'A matter of taste, not of our rules.',
  });
  await report(second?.id, 'It asks for the customer’s address.');
  for (const stranger of [nora, sam]) await request.get('/api/admin/users', { headers: stranger.headers });
};
