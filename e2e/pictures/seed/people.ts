import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { registered } from '../../people.ts';
import { keptCards, keptFolders, keptPrompts } from './prompts.ts';

export const adminAddress = 'admin@example.test';

/** A person whom the pictures show: the session is put into the page. */
export interface Seeded {
  readonly email: string;
  readonly session: object;
  readonly headers: Readonly<Record<string, string>>;
}

/** A request that must succeed: a picture of an account that lacks something would tell a lie. */
export const send = async (
  request: APIRequestContext,
  method: 'post' | 'put' | 'patch',
  path: string,
  { headers }: Pick<Seeded, 'headers'>,
  data: object = {},
): Promise<unknown> => {
  const answer = await request[method](path, { headers, data });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
};
const idOf = (answer: unknown): string => (answer as { id: string }).id;

/** A new account with nothing in it. */
export const newPerson = async (
  request: APIRequestContext,
  email = `ruth-${randomUUID().slice(0, 8)}@example.test`,
  name = 'Ruth Harrow',
): Promise<Seeded> => {
  const session = await registered(request, email, name);
  return { email, session, headers: { authorization: `Bearer ${session.access_token}` } };
};

/** Uses `count` prompts of the month. */
export const usePrompts = async (request: APIRequestContext, person: Seeded, count: number) => {
  for (let at = 0; at < count; at += 1) {
    const data = { kind: 'content', goal: `Write a note about tea, number ${at + 1}`, humanize: true };
    const headers = { ...person.headers, 'idempotency-key': randomUUID() };
    await send(request, 'post', '/api/generations', { headers }, data);
  }
};

/** Buys a plan in the sandbox and waits until the account has it. */
export const buyPlan = async (request: APIRequestContext, person: Seeded, tier: string) => {
  const listed = await request.get('/api/plans');
  const { plans } = (await listed.json()) as { plans: { tier: string; price_id: string }[] };
  const site = new URL(listed.url()).origin;
  const opened = await send(request, 'post', '/functions/v1/stripe-checkout', person, {
    price_id: plans.find((plan) => plan.tier === tier)?.price_id,
    success_url: `${site}/dashboard`,
    cancel_url: `${site}/pricing`,
    mode: 'subscription',
  });
  const session = new URL((opened as { url: string }).url).searchParams.get('session') ?? '';
  await request.post('/dev/checkout', { form: { session, action: 'pay' }, maxRedirects: 0 });
  const isThere = async () => {
    const account = await request.get('/api/account', { headers: person.headers });
    return ((await account.json()) as { usage: { tier: string } }).usage.tier === tier;
  };
  const until = Date.now() + 10_000;
  while (!(await isThere())) if (Date.now() > until) throw new Error(`${tier} did not arrive`);
};

/** An account that has been used for a while: folders, prompts, versions, cards, two public prompts with votes, used prompts. */
export const busyPerson = async (request: APIRequestContext): Promise<Seeded> => {
  const person = await newPerson(request);
  const folders = new Map<string | null, string>();
  for (const [name, parent] of keptFolders)
    folders.set(
      name,
      idOf(
        await send(request, 'post', '/api/folders', person, { name, parent_id: folders.get(parent) ?? null }),
      ),
    );
  const ids: string[] = [];
  for (const [title, folder, tags, words] of keptPrompts.toReversed()) {
    const category = tags.includes('code')
      ? 'Software Development'
      : tags.includes('picture')
        ? 'Image Generation'
        : 'Marketing & Sales';
    const data = { title, tags, category, prompt_text: words, folder_id: folders.get(folder) ?? null };
    ids.push(idOf(await send(request, 'post', '/api/prompts', person, data)));
  }
  const [letter, invoice] = ids.toReversed();
  for (const prompt_text of [
    'Write a letter to our wholesale customers: prices go up by 6%.',
    keptPrompts[0]?.[3],
  ])
    await send(request, 'patch', `/api/prompts/${letter}`, person, { prompt_text });
  for (const id of [letter, invoice])
    await send(request, 'patch', `/api/prompts/${id}`, person, { is_public: true });
  await send(request, 'post', `/api/prompts/${letter}/share`, person);
  const reader = await newPerson(request);
  await send(request, 'put', `/api/library/${letter}/vote`, reader);
  for (const card of keptCards)
    await send(request, 'put', `/api/cards/${randomUUID()}`, person, {
      ...card,
      folders: [],
      revision: null,
    });
  await send(request, 'put', '/api/library/0b6a1f52-6f0e-4c39-9d0a-3f6c1c8e5a01/favorite', person);
  await buyPlan(request, person, 'starter');
  await usePrompts(request, person, 12);
  return person;
};
