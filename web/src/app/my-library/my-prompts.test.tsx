import { screen, waitFor, within } from '@testing-library/react';
import type { Prompt } from '@whetstone/contract';
import { expect, it } from 'vitest';
import { busy } from '../../testing/answers.ts';
import { startFakeServer } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Toasts } from '../../ui/toasts.tsx';
import type { LibrarySearch } from './library-search.ts';
import { MyPrompts } from './my-prompts.tsx';

const promptOf = (title: string): Prompt => ({
  id: crypto.randomUUID(),
  user_id: crypto.randomUUID(),
  title,
  description: '',
  prompt_text: 'Write a letter to our guests.',
  category: 'Marketing',
  tags: ['tea'],
  votes: 0,
  is_public: false,
  use_case: null,
  thumbnail_url: null,
  folder_id: null,
  published_at: null,
  is_moderated: false,
  revision: 1,
  created_at: '2026-11-01T00:00:00.000Z',
  updated_at: '2026-11-01T00:00:00.000Z',
});
const letter = promptOf('A letter to tea lovers');
const menu = promptOf('A menu for autumn');

/** A library that forgets what it is told to delete. */
function startLibrary(prompts: readonly Prompt[] = [letter, menu]) {
  let items = prompts;
  return startFakeServer({
    'GET /api/prompts': () => ({ items, next_cursor: null, total: items.length }),
    'POST /api/prompts/delete': ({ body }) => {
      const { ids } = body as { ids: string[] };
      items = items.filter(({ id }) => !ids.includes(id));
      return { deleted: ids };
    },
  });
}

const open = (filters: LibrarySearch = {}) =>
  renderScreen(
    <>
      <MyPrompts onCount={() => undefined} filters={filters} folders={[]} onFilter={() => undefined} />
      <Toasts />
    </>,
  );
const card = (name: string) => screen.findByRole('article', { name });

it('[ML-01] shows a card for each prompt, with what can be done to it', async () => {
  startLibrary();
  open();
  const found = within(await card(letter.title));
  for (const name of ['Copy', 'Delete'])
    expect(found.getByRole('button', { name: new RegExp(`^${name} .*${letter.title}`) })).toBeDefined();
  expect(found.getByRole('link', { name: `Edit ${letter.title}` })).toBeDefined();
  expect(found.getByRole('checkbox', { name: `Select ${letter.title}` })).toBeDefined();
  expect(await card(menu.title)).toBeDefined();
});

it('[ML-01] asks the server for what the filters say', async () => {
  const server = startLibrary();
  open({ search: 'tea', tag: 'tea', sort: 'title' });
  await card(letter.title);
  const [asked] = server.asked('GET /api/prompts');
  expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({ search: 'tea', tag: 'tea', sort: 'title' });
});

it('[ML-01] asks before it deletes what was selected, and then does', async () => {
  const server = startLibrary();
  const person = open();
  await person.click(within(await card(letter.title)).getByRole('checkbox'));
  await person.click(screen.getByRole('button', { name: 'Delete' }));
  expect(server.asked('POST /api/prompts/delete')).toHaveLength(0);
  const dialog = screen.getByRole('dialog', { name: 'Delete this prompt?' });
  await person.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: letter.title })).toBeNull());
  expect(server.asked('POST /api/prompts/delete').map(({ body }) => body)).toEqual([{ ids: [letter.id] }]);
  expect(await screen.findByText('Moved to the trash.')).toBeDefined();
});

it('[ML-01] a deletion that fails is told kindly, and the card comes back', async () => {
  startFakeServer({
    'GET /api/prompts': () => ({ items: [letter], next_cursor: null, total: 1 }),
    'POST /api/prompts/delete': busy,
  });
  const person = open();
  await person.click(within(await card(letter.title)).getByRole('button', { name: /^Delete/ }));
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/Nothing was deleted\./)).toBeDefined();
  expect(await card(letter.title)).toBeDefined();
});

it('[ML-01] says why it cannot be read, and can be tried again', async () => {
  let isBusy = true;
  startFakeServer({
    'GET /api/prompts': () => (isBusy ? busy() : { items: [letter], next_cursor: null, total: 1 }),
  });
  const person = open();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/try again/i);
  isBusy = false;
  await person.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await card(letter.title)).toBeDefined();
});
