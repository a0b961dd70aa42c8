import { screen, waitFor, within } from '@testing-library/react';
import type { LibraryFacets } from '@whetstone/contract';
import { expect, it, vi } from 'vitest';
import { busy } from '../../testing/answers.ts';
import { startFakeServer } from '../../testing/fake-server.ts';
import { cardNamed } from '../../testing/library-card.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Library, type LibraryProps } from './library.tsx';

const page = {
  items: [cardNamed('A letter to tea lovers')],
  next_cursor: null,
  total: 1,
  total_is_estimate: false,
};
const facets: LibraryFacets = {
  total: 1,
  favorites: 0,
  categories: [{ name: 'Marketing', count: 1 }],
  tags: [{ name: 'tea', count: 1 }],
  trending: [],
  trending_by: 'recent',
};
const answers = { 'GET /api/library': () => page, 'GET /api/library/facets': () => facets };

const noteFilter = () => vi.fn<LibraryProps['onFilter']>();

const open = (search = {}, onFilter = noteFilter()) =>
  renderScreen(<Library search={search} onFilter={onFilter} onClosePrompt={() => undefined} />);

it('[LB-02] [LB-03] shows its filters, and a row for each prompt with its marks', async () => {
  startFakeServer(answers);
  open();
  const found = await screen.findByRole('article');
  expect(within(found).getByRole('link', { name: 'A letter to tea lovers' })).toBeDefined();
  expect(within(found).getByRole('button', { name: /vote/i })).toBeDefined();
  expect(within(found).getByRole('button', { name: 'Copy A letter to tea lovers' })).toBeDefined();
  expect(screen.getByRole('searchbox', { name: 'Search the library' })).toBeDefined();
  expect(screen.getByRole('combobox', { name: 'Sort' })).toBeDefined();
});

it('[LB-04] asks the server for what the filters say', async () => {
  const server = startFakeServer(answers);
  open({ search: 'tea', category: 'Marketing', sort: 'recent' });
  await screen.findByRole('article');
  const [asked] = server.asked('GET /api/library');
  expect(Object.fromEntries(asked?.query ?? [])).toEqual({
    search: 'tea',
    category: 'Marketing',
    sort: 'recent',
  });
});

it('[LB-02] searches for what was typed once typing rests, and leaves it in the field', async () => {
  startFakeServer(answers);
  const onFilter = noteFilter();
  const person = open({}, onFilter);
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the library' });
  await person.type(field, 'tea');
  await waitFor(() => expect(onFilter).toHaveBeenCalledExactlyOnceWith({ search: 'tea' }));
  expect(field.value).toBe('tea');
});

it('[LB-01] where it cannot be read it says so, shows the built-in templates, and can be tried again', async () => {
  let isBusy = true;
  startFakeServer({ ...answers, 'GET /api/library': () => (isBusy ? busy() : page) });
  const person = open();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The built-in templates are below.');
  expect(await screen.findAllByRole('article')).toHaveLength(27);
  isBusy = false;
  await person.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'A letter to tea lovers' })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('[LB-03] says that nothing fits, and clears the filters at a press', async () => {
  startFakeServer({ ...answers, 'GET /api/library': () => ({ ...page, items: [], total: 0 }) });
  const onFilter = noteFilter();
  const person = open({ search: 'coffee' }, onFilter);
  await screen.findByText('No prompts found');
  await person.click(screen.getByRole('button', { name: 'Clear All Filters' }));
  expect(onFilter).toHaveBeenCalledWith(expect.objectContaining({ search: undefined }));
});

it('[LB-03] what is shown as new or trending is not in the list again', async () => {
  const [first] = page.items;
  startFakeServer({
    'GET /api/library': () => ({ ...page, items: [first, cardNamed('Another')], total: 2 }),
    'GET /api/library/facets': () => ({ ...facets, trending: [first], trending_by: 'votes' }),
  });
  open();
  await screen.findByRole('heading', { name: 'Trending' });
  expect(screen.getAllByRole('link', { name: 'A letter to tea lovers' })).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Another' })).toBeDefined();
});
