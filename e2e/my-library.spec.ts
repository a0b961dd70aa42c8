import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from './axe.ts';
import { expect, test } from './people.ts';

const write = async (page: Page, title: string, words: string) => {
  await page.goto('/user-library?edit=new');
  const dialog = page.getByRole('dialog', { name: 'New prompt' });
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Prompt', { exact: true }).fill(words);
  await dialog.getByRole('button', { name: 'Save prompt' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
};

test('[ML-01] an empty library says what to do', async ({ ada: { page } }) => {
  await page.goto('/user-library');
  await expect(page.getByRole('heading', { name: 'No prompts yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Generate Your First Prompt' })).toBeVisible();
});

test('[ML-02] [ML-05] a prompt is written, edited, and its history brings the first words back', async ({
  ada: { page },
}) => {
  await write(page, 'Tea mail', 'Write a short mail about tea');
  await page.getByRole('link', { name: 'Edit Tea mail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit prompt' });
  await dialog.getByLabel('Prompt', { exact: true }).fill('Write a very short mail about tea');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('article').getByText('Write a very short mail about tea')).toBeVisible();
  await page.getByRole('link', { name: 'Edit Tea mail' }).click();
  await dialog.getByText('History', { exact: true }).click();
  await expect(dialog.locator('ins')).toContainText('very');
  await dialog.getByRole('button', { name: /^Version 1/ }).click();
  await dialog.getByRole('button', { name: 'Revert to version 1' }).click();
  await expect(dialog.locator('del')).toContainText('very');
});

test('[ML-02] unsaved words are not lost unasked', async ({ ada: { page } }) => {
  await page.goto('/user-library?edit=new');
  const dialog = page.getByRole('dialog', { name: 'New prompt' });
  await dialog.getByLabel('Title').fill('Half done');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByLabel('Title')).toHaveValue('Half done');
});

test('[ML-01] deleting is confirmed, can be undone, and the trash restores', async ({ ada: { page } }) => {
  await write(page, 'To delete', 'Some words');
  await page.getByRole('button', { name: 'More for To delete' }).click();
  await page.getByRole('button', { name: 'Delete To delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'To delete' })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'To delete' })).toBeVisible();
});

test('[ML-03] a prompt is published, and an unlisted link works until it is taken back', async ({
  ada: { page },
  request,
}) => {
  await write(page, 'To share', 'Words for all');
  await page.getByRole('link', { name: 'Edit To share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit prompt' });
  await dialog.getByText('Sharing', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog.getByRole('button', { name: 'Make private' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByLabel('Unlisted link', { exact: true }).inputValue();
  expect((await request.get(link)).status()).toBe(200);
  await dialog.getByRole('button', { name: 'Disable link' }).click();
  await expect(dialog.getByRole('button', { name: 'Create link' })).toBeVisible();
  expect((await request.get(link)).status()).toBe(404);
});

test('[ML-02] words that were not saved survive a reload and are offered with the way back', async ({
  ada: { page },
}) => {
  await write(page, 'Tea mail', 'The saved words');
  await page.getByRole('link', { name: 'Edit Tea mail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit prompt' });
  const words = dialog.getByLabel('Prompt', { exact: true });
  await words.fill('Words that were not saved');
  await page.reload();
  await expect(words).toHaveValue('Words that were not saved');
  await dialog.getByRole('button', { name: 'Go back to the saved prompt' }).click();
  await expect(words).toHaveValue('The saved words');
  await page.reload();
  await expect(words).toHaveValue('The saved words');
});

test('[ML-03] a publication that fails is taken back and told where it was asked for', async ({
  ada: { page, headers },
  request,
}) => {
  await write(page, 'To share', 'Words for all');
  await page.getByRole('link', { name: 'Edit To share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit prompt' });
  await dialog.getByText('Sharing', { exact: true }).click();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/prompts/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    await answered;
    return route.fulfill({ status: 409, json: { error: { code: 'conflict', message: 'Not now.' } } });
  });
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog.getByRole('button', { name: 'Make private' })).toBeVisible();
  answer();
  await expect(dialog.getByRole('alert')).toContainText('It stays private. Not now.');
  await expect(dialog.getByRole('button', { name: 'Publish' })).toBeVisible();
  const { items } = (await (await request.get('/api/prompts', { headers })).json()) as {
    items: { is_public: boolean }[];
  };
  expect(items).toMatchObject([{ is_public: false }]);
});

test('[ML-01] a deletion that fails brings the prompt back to the list and says so', async ({
  ada: { page },
}) => {
  await write(page, 'To keep', 'Some words');
  await page.route('**/api/prompts/delete', (route) =>
    route.fulfill({ status: 409, json: { error: { code: 'conflict', message: 'Not now.' } } }),
  );
  await page.getByRole('button', { name: 'More for To keep' }).click();
  await page.getByRole('button', { name: 'Delete To keep' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Nothing was deleted. Not now.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'To keep' })).toBeVisible();
});

test('[ML-03] many prompts move into a nested folder at once, and back again', async ({
  ada: { page, headers },
  request,
}) => {
  for (const title of ['First', 'Second', 'Third'])
    await request.post('/api/prompts', { headers, data: { title, prompt_text: `Text of ${title}` } });
  await page.goto('/user-library');
  await page.getByRole('button', { name: 'New folder' }).click();
  const dialog = page.getByRole('dialog', { name: 'New folder' });
  await dialog.getByLabel('Name').fill('Work');
  await dialog.getByRole('button', { name: 'Create folder' }).click();
  await page.getByRole('button', { name: /^Work/ }).click();
  await expect(page.getByRole('button', { name: /^All prompts/ })).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Actions for folder Work' }).click();
  await page.getByRole('button', { name: 'New folder in Work' }).click();
  await dialog.getByLabel('Name').fill('Mails');
  await dialog.getByRole('button', { name: 'Create folder' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: /^Work/ }).click();
  await page.getByLabel('Select First').check();
  await page.getByLabel('Select Second').check();
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Move to…' }).click();
  await page.getByRole('option', { name: 'Mails' }).click();
  await expect(page.getByText('2 prompts moved to “Mails”.')).toBeVisible();
  await page.getByRole('button', { name: /^Mails/ }).click();
  await expect(page.getByRole('checkbox', { name: /^Select / })).toHaveCount(2);
  await expect(page.getByRole('checkbox', { name: 'Select Third' })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'No matching prompts' })).toBeVisible();
});

test('[ML-01] the trash restores one prompt and deletes another for good', async ({
  ada: { page, headers },
  request,
}) => {
  const ids = [];
  for (const title of ['Wanted', 'Unwanted']) {
    const data = { title, prompt_text: 'Words' };
    ids.push(((await (await request.post('/api/prompts', { headers, data })).json()) as { id: string }).id);
  }
  await request.post('/api/prompts/delete', { headers, data: { ids } });
  await page.goto('/user-library?view=bin');
  await page.getByRole('button', { name: 'Restore Wanted' }).click();
  await page.getByRole('button', { name: 'Delete Unwanted for good' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible();
  await page.getByRole('button', { name: /^All prompts/ }).click();
  await expect(page.getByRole('heading', { name: 'Wanted', exact: true })).toBeVisible();
  expect((await request.get(`/api/prompts/${ids[1]}`, { headers })).status()).toBe(404);
});

test('[ML-05] an export comes back whole: each of its prompts is known', async ({
  ada: { page, headers },
  request,
}) => {
  const first = { title: 'Tea, "hot"', prompt_text: '=SUM(1)\nsecond line', tags: ['tea'] };
  await request.post('/api/prompts', { headers, data: first });
  await page.goto('/user-library');
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download JSON' }).click();
  const file = await (await download).path();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import prompts' });
  await dialog.getByLabel(/Choose files/).setInputFiles(file);
  await expect(dialog.getByText('Already in your library')).toHaveCount(1);
  await expect(dialog.getByRole('button', { name: 'Add 0 prompts' })).toBeDisabled();
});

test('[ML-04] favorites of others’ prompts stand in one place, and leave it again', async ({
  ada: { page, headers },
  request,
}) => {
  const template = '0b6a1f52-6f0e-4c39-9d0a-3f6c1c8e5a01';
  await request.put(`/api/library/${template}/favorite`, { headers });
  await page.goto('/user-library');
  await page.getByRole('button', { name: /^Favorites/ }).click();
  await expect(page).toHaveURL(/view=favorites/);
  const card = page.getByRole('article').filter({ hasText: 'Product on a plain background' });
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: /^Favorite / }).click();
  await expect(page.getByRole('button', { name: 'Favorites 0' })).toBeVisible();
  await page.getByRole('button', { name: /^All prompts/ }).click();
  await page.getByRole('button', { name: 'Favorites 0' }).click();
  await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`[ML-01] My Library has no accessibility finding, ${colorScheme}`, async ({ ada: { page } }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await write(page, 'Fill me', 'Write about {{topic}}');
    await expectNoAxeFindings(page);
    await page.getByRole('link', { name: 'Edit Fill me' }).click();
    await expect(page.getByRole('dialog', { name: 'Edit prompt' })).toBeVisible();
    await expectNoAxeFindings(page);
  });

test('[ML-01] a long list stands where it stood after a reload and on the way back', async ({
  ada: { page, headers },
  request,
}) => {
  for (let number = 1; number <= 60; number++) {
    const data = { title: `Prompt ${number}`, prompt_text: 'Some words. '.repeat(1 + (number % 7)) };
    await request.post('/api/prompts', { headers, data });
  }
  await page.addInitScript(() => localStorage.setItem('whetstone.library-look', 'cards'));
  await page.goto('/user-library');
  const card = page.getByRole('article', { name: 'Prompt 3', exact: true });
  const top = async () => (await card.boundingBox())?.y ?? Number.NaN;
  await expect(page.getByRole('heading', { name: 'Prompt 60', exact: true })).toBeVisible();
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    await expect(card).toBeInViewport({ timeout: 300 });
  }).toPass();
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const before = await top();

  await page.reload();
  await expect(card).toBeInViewport();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(4);

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.waitForURL('**/dashboard');
  await page.goBack();
  await expect(card).toBeInViewport();
});

test('[ML-01] [DB-02] [LB-01] what could not be read says so, and is read at the second try', async ({
  ada: { page },
}) => {
  const screens = [
    { path: '/dashboard', call: '/api/dashboard', sign: 'No activity yet' },
    { path: '/user-library', call: /\/api\/prompts\/rows\?/, sign: 'No prompts yet' },
    { path: '/user-library?view=bin', call: '/api/prompts/bin', sign: 'The trash is empty' },
    { path: '/user-library?view=favorites', call: /\/api\/library\?/, sign: 'No favorites yet' },
    { path: '/prompt-library', call: /\/api\/library(\?|$)/, sign: 'All prompts' },
  ];
  for (const { path, call, sign } of screens) {
    const url = typeof call === 'string' ? `**${call}` : call;
    await page.route(url, (route) =>
      route.fulfill({ status: 409, json: { error: { code: 'conflict', message: 'Not now.' } } }),
    );
    await page.goto(path);
    const failure = page.getByRole('alert').filter({ hasText: 'Not now.' });
    await expect(failure).toBeVisible();
    await page.unroute(url);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(failure).toBeHidden();
    await expect(page.getByText(sign).last()).toBeVisible();
  }
});

test('[ML-03] a deleted folder leaves the folders below it in place one level up, and Undo brings it back', async ({
  ada: { page, headers },
  request,
}) => {
  const add = async (name: string, parent_id: string | null) => {
    const answer = await request.post('/api/folders', { headers, data: { name, parent_id } });
    return ((await answer.json()) as { id: string }).id;
  };
  const clients = await add('Clients', null);
  const acme = await add('Acme', clients);
  const year = await add('2026', acme);
  for (const [title, folder_id] of [
    ['Of Acme', acme],
    ['Of the year', year],
  ])
    await request.post('/api/prompts', { headers, data: { title, prompt_text: 'Some words', folder_id } });
  await page.goto('/user-library');
  const folders = page.getByRole('region', { name: 'Folders' });
  await folders.getByRole('button', { name: /^Acme/ }).click();
  await folders.getByRole('button', { name: 'Actions for folder Acme' }).click();
  await folders.getByRole('button', { name: 'Delete folder: Acme' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Acme?' });
  await expect(dialog).toContainText('1 prompt and 1 folder with everything in it move up to “Clients”.');
  await expectNoAxeFindings(page);
  await dialog.getByRole('button', { name: 'Delete folder' }).click();
  await expect(folders.getByRole('button', { name: /^Acme/ })).toBeHidden();
  await folders.getByRole('button', { name: /^2026/ }).click();
  await expect(page.getByRole('heading', { name: 'Of the year' })).toBeVisible();
  await folders.getByRole('button', { name: /^Clients/ }).click();
  await expect(page.getByRole('checkbox', { name: 'Select Of Acme' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await folders.getByRole('button', { name: /^Acme/ }).click();
  await expect(page.getByRole('checkbox', { name: 'Select Of Acme' })).toBeVisible();
  await folders.getByRole('button', { name: /^Acme/ }).click();
  await expect(folders.getByRole('button', { name: /^2026/ })).toBeVisible();
  const { items } = (await (await request.get('/api/folders', { headers })).json()) as {
    items: { id: string; parent_id: string | null }[];
  };
  expect(items.map(({ id, parent_id }) => [id, parent_id]).toSorted()).toEqual(
    [
      [clients, null],
      [acme, clients],
      [year, acme],
    ].toSorted(),
  );
});

test('[ML-13] two tabs on one prompt: the later save shows both, and whichever is chosen the other stays in the history', async ({
  ada: { page, headers },
  request,
}) => {
  await write(page, 'Tea mail', 'The first words');
  await page.getByRole('link', { name: 'Edit Tea mail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit prompt' });
  const words = dialog.getByLabel('Prompt', { exact: true });
  await expect(words).toHaveValue('The first words');
  const { items } = (await (await request.get('/api/prompts', { headers })).json()) as {
    items: { id: string }[];
  };
  const address = `/api/prompts/${items[0]?.id}`;
  const elsewhere = (data: object) => request.patch(address, { headers, data });
  const now = async () => (await (await request.get(address, { headers })).json()) as object;
  const history = async () => {
    const answer = await request.get(`${address}/versions`, { headers });
    const { items: versions } = (await answer.json()) as { items: { prompt_text: string }[] };
    return versions.map(({ prompt_text }) => prompt_text);
  };

  // Another field was changed elsewhere: both changes go together.
  await words.fill('Words of this tab');
  await elsewhere({ title: 'Tea mail, renamed' });
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved and merged with the changes made elsewhere.')).toBeVisible();
  expect(await now()).toMatchObject({ title: 'Tea mail, renamed', prompt_text: 'Words of this tab' });

  // The same field: both are shown.
  await page.getByRole('link', { name: 'Edit Tea mail, renamed' }).click();
  const renamed = page.getByRole('dialog', { name: 'Edit prompt' });
  await renamed.getByLabel('Prompt', { exact: true }).fill('More words of this tab');
  await elsewhere({ prompt_text: 'Words of another tab' });
  await renamed.getByRole('button', { name: 'Save changes' }).click();
  const question = page.getByRole('dialog', { name: 'This prompt was saved elsewhere' });
  await expect(question).toContainText('More words of this tab');
  await expect(question).toContainText('Words of another tab');
  await expectNoAxeFindings(page);
  await question.getByRole('button', { name: 'Use the other version' }).click();
  await expect(question).toBeHidden();
  expect(await now()).toMatchObject({ prompt_text: 'Words of another tab' });
  expect(await history()).toEqual(expect.arrayContaining(['More words of this tab', 'Words of this tab']));

  await page.getByRole('link', { name: 'Edit Tea mail, renamed' }).click();
  await renamed.getByLabel('Prompt', { exact: true }).fill('The last words of this tab');
  await elsewhere({ prompt_text: 'The last words of another tab' });
  await renamed.getByRole('button', { name: 'Save changes' }).click();
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await expect(question).toBeHidden();
  expect(await now()).toMatchObject({ prompt_text: 'The last words of this tab' });
  expect(await history()).toContain('The last words of another tab');
});
