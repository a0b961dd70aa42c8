import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect, test } from './people.ts';

const kinds = ['Mail', 'Code', 'Menu', 'Tour', 'Song'];
const each = 12;

/** Seconds of the keystroke-level model (Card, Moran and Newell 1980): a key, pointing, a press of the button, the hand to the other device, a thought before each act. */
const seconds = { key: 0.28, point: 1.1, press: 0.2, hand: 0.4, thought: 1.35 };

/** Presses as they are made, and the time that the model gives them. */
const counting = (page: Page) => {
  const count = { keys: 0, presses: 0, hands: 0, thoughts: 0 };
  let device: 'keys' | 'mouse' = 'keys';
  const take = (next: typeof device) => {
    if (next !== device) count.hands += 1;
    device = next;
  };
  return {
    count,
    think: () => (count.thoughts += 1),
    press: async (key: string) => {
      take('keys');
      count.keys += key.split('+').length;
      await page.keyboard.press(key);
    },
    type: async (text: string) => {
      take('keys');
      count.keys += text.length;
      await page.keyboard.type(text);
    },
    click: async (target: Locator) => {
      take('mouse');
      count.presses += 1;
      await target.click();
    },
    minutes: () =>
      (count.keys * seconds.key +
        count.presses * (seconds.point + seconds.press) +
        count.hands * seconds.hand +
        count.thoughts * seconds.thought) /
      60,
  };
};

const mixed = async (request: APIRequestContext, headers: Readonly<Record<string, string>>) => {
  const prompts = Array.from({ length: each * kinds.length }, (_, at) => ({
    title: `${kinds[at % kinds.length]} ${at}`,
    prompt_text: `Words ${at}`,
  }));
  const answer = await request.post('/api/prompts/import', {
    headers,
    data: { files: [{ name: 'a.json', text: JSON.stringify(prompts) }], dry_run: false },
  });
  expect(answer.ok()).toBe(true);
};

const expectTidy = async (request: APIRequestContext, headers: Readonly<Record<string, string>>) => {
  const read = async <Body>(path: string) => (await (await request.get(path, { headers })).json()) as Body;
  const folders = await read<{ items: { id: string; name: string }[] }>('/api/folders');
  const { items } = await read<{ items: { title: string; tags: string[]; folder_id: string | null }[] }>(
    '/api/prompts?limit=100',
  );
  const nameOf = new Map(folders.items.map(({ id, name }) => [id, name]));
  expect(items).toHaveLength(each * kinds.length);
  for (const { title, tags, folder_id } of items) {
    const kind = title.split(' ')[0] ?? '';
    expect([title, tags, nameOf.get(folder_id ?? '')]).toEqual([title, [kind.toLowerCase()], kind]);
  }
};

test('[ML-06] 60 mixed prompts come into five new folders with tags, by keys alone', async ({
  ada: { page, headers },
  request,
}, { annotations }) => {
  await mixed(request, headers);
  await page.goto('/user-library');
  await expect(page.getByRole('button', { name: /^Song/ }).first()).toBeVisible();
  const { count, think, press, type, minutes } = counting(page);
  for (const kind of kinds) {
    think();
    await press('/');
    await press('Control+a');
    await type(kind.toLowerCase());
    await expect(page.getByText(`${each} prompts found`)).toBeVisible();
    await press('Enter');
    await expect(page.getByRole('searchbox', { name: 'Search your prompts' })).not.toBeFocused();
    await press('Control+a');
    await expect(page.getByText(`${each} selected`)).toBeVisible();
    think();
    await press('t');
    await type(kind.toLowerCase());
    await press('Enter');
    await expect(
      page.getByText(`${each} prompts tagged “${kind.toLowerCase()}”.`).filter({ visible: true }),
    ).toBeVisible();
    think();
    await press('m');
    await type(kind);
    await press('Enter');
    await expect(
      page.getByText(`${each} prompts moved to “${kind}”.`).filter({ visible: true }),
    ).toBeVisible();
  }
  await expectTidy(request, headers);
  annotations.push({
    type: 'by keys',
    description: `${JSON.stringify(count)}, ${minutes().toFixed(1)} minutes`,
  });
  expect(count.keys).toBeLessThanOrEqual(130);
});

test('[ML-06] 60 mixed prompts come into five new folders with tags, by mouse', async ({
  ada: { page, headers },
  request,
}, { annotations }) => {
  await mixed(request, headers);
  await page.goto('/user-library');
  await expect(page.getByRole('button', { name: /^Song/ }).first()).toBeVisible();
  const { count, think, press, type, click, minutes } = counting(page);
  const act = (name: string) => page.getByRole('region', { name: 'Selection' }).getByRole('button', { name });
  for (const kind of kinds) {
    think();
    await click(page.getByRole('searchbox', { name: 'Search your prompts' }));
    await press('Control+a');
    await type(kind.toLowerCase());
    await expect(page.getByText(`${each} prompts found`)).toBeVisible();
    await click(page.getByRole('checkbox', { name: `Select ${kind}` }).first());
    await click(act(`Select all ${each}`));
    await expect(page.getByText(`${each} selected`)).toBeVisible();
    think();
    await click(act('Tag'));
    await type(kind.toLowerCase());
    await press('Enter');
    await expect(
      page.getByText(`${each} prompts tagged “${kind.toLowerCase()}”.`).filter({ visible: true }),
    ).toBeVisible();
    think();
    await click(act('Move to'));
    await type(kind);
    await press('Enter');
    await expect(
      page.getByText(`${each} prompts moved to “${kind}”.`).filter({ visible: true }),
    ).toBeVisible();
  }
  await expectTidy(request, headers);
  annotations.push({
    type: 'by mouse',
    description: `${JSON.stringify(count)}, ${minutes().toFixed(1)} minutes`,
  });
  expect(count.keys + count.presses).toBeLessThanOrEqual(140);
});
