import { screen, waitFor, within } from '@testing-library/react';
import type { Folder, Prompt, PromptRow } from '@whetstone/contract';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { busy } from '../../../testing/answers.ts';
import { startFakeServer } from '../../../testing/fake-server.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { giveSizes } from '../../../testing/sized-elements.ts';
import { Toasts } from '../../../ui/toasts.tsx';
import type { LibrarySearch } from '../library-search.ts';
import { PromptList } from './prompt-list.tsx';

beforeEach(() => {
  giveSizes(40);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

const rowOf = (title: string, more: Partial<PromptRow> = {}): PromptRow => ({
  id: crypto.randomUUID(),
  user_id: crypto.randomUUID(),
  title,
  excerpt: `How ${title} begins`,
  category: 'Marketing',
  tags: [],
  votes: 0,
  is_public: false,
  folder_id: null,
  published_at: null,
  is_moderated: false,
  revision: 1,
  created_at: '2026-11-01T00:00:00.000Z',
  updated_at: '2026-11-01T00:00:00.000Z',
  ...more,
});
const promptOf = ({ excerpt, ...row }: PromptRow): Prompt => ({
  ...row,
  prompt_text: `${excerpt}, and on it goes.`,
  description: '',
  use_case: null,
  thumbnail_url: null,
});
const letter = rowOf('Letter');
const menu = rowOf('Menu');
const offer = rowOf('Offer', { tags: ['seo'] });
const all = [letter, menu, offer];
const clients: Folder = {
  id: crypto.randomUUID(),
  parent_id: null,
  name: 'Clients',
  prompts: 0,
  created_at: '2026-11-01T00:00:00.000Z',
};

/** A library that keeps what it is told. */
function startLibrary(more: Parameters<typeof startFakeServer>[0] = {}) {
  let rows = all;
  return startFakeServer({
    'GET /api/prompts/:id': ({ path }) => promptOf(all.find(({ id }) => path.endsWith(id)) ?? letter),
    'GET /api/prompts/rows': () => ({ items: rows, next_cursor: null, total: rows.length }),
    'GET /api/prompts/facets': () => ({
      total: rows.length,
      favorites: 0,
      binned: 0,
      categories: [],
      tags: [{ name: 'seo', count: 1 }],
      storage: { prompts: 3, bytes: 100 },
    }),
    'POST /api/prompts/move': ({ body }) => {
      const { ids, folder_id } = body as { ids: string[]; folder_id: string | null };
      const before = rows
        .filter(({ id }) => ids.includes(id))
        .map(({ id, folder_id: from }) => ({ id, folder_id: from }));
      rows = rows.map((row) => (ids.includes(row.id) ? { ...row, folder_id } : row));
      return { ids, before };
    },
    'POST /api/prompts/tags': ({ body }) => {
      const { ids } = body as { ids: string[] };
      return { changed: ids.map((id) => ({ id, before: [], after: ['seo'] })) };
    },
    'POST /api/prompts/tags/undo': () => ({ ids: [] }),
    'POST /api/prompts/publish': ({ body }) => ({ ids: (body as { ids: string[] }).ids, refused: [] }),
    'POST /api/prompts/delete': ({ body }) => {
      const { ids } = body as { ids: string[] };
      rows = rows.filter(({ id }) => !ids.includes(id));
      return { deleted: ids };
    },
    'POST /api/prompts/bin/restore': ({ body }) => {
      rows = all;
      return { ids: (body as { ids: string[] }).ids };
    },
    'GET /api/prompts/ids': () => ({ ids: all.map(({ id }) => id) }),
    ...more,
  });
}

const noted: LibrarySearch[] = [];
function Held({ filters }: { filters: LibrarySearch }) {
  const [search, setSearch] = useState(filters);
  return (
    <PromptList
      onCount={() => undefined}
      filters={search}
      folders={[clients]}
      onFilter={(change) => {
        noted.push(change);
        setSearch((before) => ({ ...before, ...change }));
      }}
    />
  );
}
const open = (filters: LibrarySearch = {}) =>
  renderScreen(
    <>
      <Held filters={filters} />
      <Toasts />
    </>,
  );
const rowButton = (title: string) => screen.findByRole('button', { name: new RegExp(`^${title}`) });
const checkbox = (title: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${title}` });

it('[ML-06] shows rows, and the first one read beside them', async () => {
  startLibrary();
  open();
  expect(await rowButton('Menu')).toBeDefined();
  const preview = await screen.findByRole('article', { name: 'Letter' });
  expect(within(preview).getByText(/on it goes/)).toBeDefined();
});

it('[ML-06] keys go through the list, and what they rest on is read', async () => {
  startLibrary();
  const person = open();
  await rowButton('Letter');
  await person.keyboard('jj');
  expect(document.activeElement?.textContent).toContain('Menu');
  expect(await screen.findByRole('article', { name: 'Menu' })).toBeDefined();
  await person.keyboard('k');
  expect(document.activeElement?.textContent).toContain('Letter');
});

it('[ML-06] x selects, Shift goes on selecting, and Escape clears', async () => {
  startLibrary();
  const person = open();
  await rowButton('Letter');
  await person.keyboard('jxJ');
  expect([letter, menu, offer].map(({ title }) => checkbox(title).checked)).toEqual([true, true, false]);
  expect(screen.getByText('2 selected')).toBeDefined();
  await person.keyboard('{Escape}');
  expect(screen.queryByText('2 selected')).toBeNull();
});

it('[ML-06] m, a few letters and Enter move what is selected; z takes it back', async () => {
  const server = startLibrary();
  const person = open();
  await rowButton('Letter');
  await person.keyboard('jxJm');
  await person.type(screen.getByRole('combobox'), 'cli{Enter}');
  await waitFor(() => expect(server.asked('POST /api/prompts/move')).toHaveLength(1));
  expect(server.asked('POST /api/prompts/move')[0]?.body).toEqual({
    ids: [letter.id, menu.id],
    folder_id: clients.id,
  });
  expect(await screen.findByText('2 prompts moved to “Clients”.')).toBeDefined();
  await person.keyboard('z');
  await waitFor(() => expect(server.asked('POST /api/prompts/move')).toHaveLength(2));
  expect(server.asked('POST /api/prompts/move')[1]?.body).toEqual({
    ids: [letter.id, menu.id],
    folder_id: null,
  });
});

it('[ML-06] t tags by a few letters, or with a new name', async () => {
  const server = startLibrary();
  const person = open();
  await rowButton('Letter');
  await person.keyboard('jt');
  await person.type(screen.getByRole('combobox'), 'se{Enter}');
  await waitFor(() => expect(server.asked('POST /api/prompts/tags')).toHaveLength(1));
  await person.keyboard('t');
  await person.type(screen.getByRole('combobox'), 'spring{Enter}');
  await waitFor(() => expect(server.asked('POST /api/prompts/tags')).toHaveLength(2));
  expect(server.asked('POST /api/prompts/tags').map(({ body }) => body)).toEqual([
    { ids: [letter.id], add: ['seo'] },
    { ids: [letter.id], add: ['spring'] },
  ]);
});

it('[ML-06] p shows what becomes public, and asks', async () => {
  const server = startLibrary();
  const person = open();
  await rowButton('Letter');
  await person.keyboard('jxJp');
  const dialog = screen.getByRole('dialog', { name: 'Publish 2 prompts?' });
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Letter', 'Menu']);
  expect(server.asked('POST /api/prompts/publish')).toHaveLength(0);
  await person.click(within(dialog).getByRole('button', { name: 'Publish' }));
  expect(server.asked('POST /api/prompts/publish')[0]?.body).toEqual({
    ids: [letter.id, menu.id],
    is_public: true,
  });
});

it('[ML-06] d asks, deletes, and z brings it back', async () => {
  const server = startLibrary();
  const person = open();
  await rowButton('Letter');
  await person.keyboard('jd');
  const dialog = screen.getByRole('dialog', { name: 'Delete this prompt?' });
  await person.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Select Letter' })).toBeNull());
  await person.keyboard('z');
  await waitFor(() => expect(server.asked('POST /api/prompts/bin/restore')).toHaveLength(1));
  expect(await screen.findByRole('checkbox', { name: 'Select Letter' })).toBeDefined();
});

it('[ML-06] keys that are typed into a field do nothing to the list', async () => {
  const server = startLibrary();
  const person = renderScreen(
    <>
      <input aria-label="Words" />
      <Held filters={{}} />
    </>,
  );
  await rowButton('Letter');
  await person.type(screen.getByLabelText('Words'), 'xjmtd');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText(/selected/)).toBeNull();
  expect(server.asked('POST /api/prompts/:id')).toHaveLength(0);
});

it('[ML-07] marks the words that were searched for', async () => {
  startLibrary();
  open({ search: 'tag:seo lett' });
  await screen.findByRole('checkbox', { name: 'Select Letter' });
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toContain('Lett');
});

it('[ML-06] says why it cannot be read, and can be tried again', async () => {
  let isBusy = true;
  startLibrary({
    'GET /api/prompts/rows': () => (isBusy ? busy() : { items: all, next_cursor: null, total: 3 }),
  });
  const person = open();
  const alert = await screen.findByRole('alert');
  isBusy = false;
  await person.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await rowButton('Letter')).toBeDefined();
});
