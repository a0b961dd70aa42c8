import { hostileShapes } from '@whetstone/engine/testing';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { createTestServer } from './testing/test-server.ts';
import { tangledBodies, textDoors, type TextDoor } from './testing/text-doors.ts';

const server = await createTestServer();
afterAll(() => server.close());
const ada = await server.signUp('ada');
await server.setProfile(ada, { monthlyPromptsLimit: null });

/** What held the loop longest once, or would. */
const worst = [
  'hyphens',
  'short lines',
  'ellipses',
  'opened quotes',
  'fences',
  'spaces',
  'quoted words',
  'accents',
];

// Processor time of this thread, not time passed: what else runs on the machine does not count.
const usedMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** The longest between two turns of the loop while a request is answered. */
const held = async (door: TextDoor, text: string) => {
  const { method, path, body, headers } = door.request(text);
  let longest = 0;
  let last = usedMs();
  const look = () => {
    const now = usedMs();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const ticker = setInterval(look, 1);
  const { status } = await ada.request(path, { method, body: body ?? null, ...(headers && { headers }) });
  look();
  clearInterval(ticker);
  return { longest, status };
};

const best = async (door: TextDoor, text: string): Promise<number> => {
  const tries = [];
  for (let round = 0; round < 2; round += 1) {
    await server.database.asOwner((tx) => tx.execute(sql`delete from private.rate_limits`));
    const { longest, status } = await held(door, text);
    expect(status).toBeLessThan(500);
    tries.push(longest);
  }
  return Math.min(...tries);
};

// The embedded database works on this thread, and the first prompts are compiled on it: what a plain text of that length
// takes here is the measure. Before long texts had threads of their own, the worst shape of each door took ten times that.
it.each(textDoors.map((door) => [door.name, door] as const))(
  '[R-1] %s: no shape of text holds the loop much longer than plain words',
  { timeout: 300_000 },
  async (_name, door) => {
    const length = Math.min(door.longest, 100_000);
    const plain = await best(door, hostileShapes['words']?.(length) ?? '');
    const figures = [];
    for (const shape of worst)
      figures.push({ shape, ms: await best(door, hostileShapes[shape]?.(length) ?? '') });
    expect(figures.filter(({ ms }) => ms > plain * 4 + 40)).toEqual([]);
  },
);

it.each(tangledBodies.map((door) => [door.name, door] as const))(
  '[R-1] %s is refused before it is read',
  { timeout: 60_000 },
  async (_name, door) => {
    const plain = await best(door, 'a'.repeat(1000));
    expect((await held(door, 'a'.repeat(door.longest))).status).toBe(413);
    expect(await best(door, 'a'.repeat(door.longest))).toBeLessThan(plain * 4 + 40);
  },
);
