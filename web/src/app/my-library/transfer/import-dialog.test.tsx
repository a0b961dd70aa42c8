import { screen, waitFor, within } from '@testing-library/react';
import type { ImportItem, ImportReport, ImportRequest } from '@whetstone/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { refusal, startFakeServer } from '../../../testing/fake-server.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { giveSizes } from '../../../testing/sized-elements.ts';
import { Toasts } from '../../../ui/toasts.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { closeToast, readToasts } from '../../../ui/toast-store.ts';

beforeEach(() => {
  // Test files share their modules: what another said in passing is not this one's.
  for (const { id } of readToasts()) closeToast(id);
  return giveSizes(60);
});

const item = (row: number, outcome: ImportItem['outcome'], more: Partial<ImportItem> = {}): ImportItem => ({
  row,
  where: `Row ${row}`,
  title: `Prompt ${row}`,
  text: `Words of ${row}`,
  length: 10,
  folder: [],
  tags: [],
  versions: 0,
  was_public: false,
  notes: [],
  outcome,
  ...more,
});

const report = (items: ImportItem[], more: Partial<ImportReport> = {}): ImportReport => ({
  id: null,
  added: 0,
  files: [{ name: 'a.csv', format: 'csv', encoding: 'Windows-1252', is_guess: true, entries: items.length }],
  columns: [
    { name: 'Thema', target: 'keep', is_guess: true, samples: ['Mail'] },
    { name: 'Wortlaut', target: 'prompt_text', is_guess: true, samples: ['Schreibe'] },
  ],
  has_heads: true,
  notes: ['Left out because they are not text: "photo.png".'],
  items,
  republished: null,
  dry_run: true,
  ...more,
});

const importId = crypto.randomUUID();
const mixed = [
  item(1, 'add', { folder: ['Work'], tags: ['seo'] }),
  item(2, 'repeat', { same_as: 1 }),
  item(3, 'problem', { title: '', problem: 'Row 3 has no text.' }),
  item(4, 'add'),
];

const start = (answer: (request: ImportRequest) => object = () => report(mixed)) =>
  startFakeServer({
    'GET /api/prompts/imports': () => ({ items: [] }),
    'POST /api/prompts/import': ({ body }) => {
      const request = body as ImportRequest;
      return request.dry_run
        ? answer(request)
        : report([], {
            id: importId,
            added: request.rows?.length ?? 0,
            republished: request.publish ? { published: 1, left: 0, reason: null } : null,
            dry_run: false,
          });
    },
    'DELETE /api/prompts/imports/:id': () => ({ taken_back: 2, kept: 0 }),
  });
const open = (onClose: () => void = () => undefined) =>
  renderScreen(
    <>
      <ImportDialog onClose={onClose} />
      <Toasts />
    </>,
  );
const file = (text: string, name = 'a.csv') => new File([text], name, { type: 'text/csv' });
const asked = (requests: ReturnType<typeof start>) =>
  requests.asked('POST /api/prompts/import').map(({ body }) => body as ImportRequest);

it('[ML-08] a file is sent as its bytes; each entry says what becomes of it, and the new ones are chosen', async () => {
  const requests = start();
  const user = open();
  await user.upload(await screen.findByLabelText(/Choose files/), file('Thema;Wortlaut'));
  expect(await screen.findByText('a.csv · Table (CSV) · Windows-1252 · 4 entries')).toBeDefined();
  expect(asked(requests)[0]).toMatchObject({
    files: [{ name: 'a.csv', base64: btoa('Thema;Wortlaut') }],
    dry_run: true,
  });
  const rows = screen.getByRole('region', { name: 'Prompts in the files' });
  const checked = () =>
    within(rows)
      .getAllByRole<HTMLInputElement>('checkbox')
      .map((box) => box.checked);
  expect(checked()).toEqual([true, false, false, true]);
  expect(within(rows).getByLabelText<HTMLInputElement>('Row 3').disabled).toBe(true);
  expect(within(rows).getByText('Row 3 has no text.')).toBeDefined();
  expect(within(rows).getByText('Same as #1')).toBeDefined();
  expect(
    within(rows).getByText('Work #seo', { normalizer: (text) => text.replace(/\s+/g, ' ') }),
  ).toBeDefined();
  expect(screen.getByText('Left out because they are not text: "photo.png".')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Add 2 prompts' })).toBeDefined();
});

it('[ML-08] a column said otherwise is read again, and so is another encoding', async () => {
  const requests = start();
  const user = open();
  await user.upload(await screen.findByLabelText(/Choose files/), file('x'));
  await user.selectOptions(await screen.findByLabelText('Thema becomes'), 'Title');
  await waitFor(() => expect(asked(requests)[1]?.columns).toEqual({ Thema: 'title' }));
  await user.selectOptions(screen.getByLabelText('Encoding'), 'Windows-1251');
  await waitFor(() =>
    expect(asked(requests)[2]).toMatchObject({ encoding: 'Windows-1251', columns: { Thema: 'title' } }),
  );
  await user.click(screen.getByRole('switch', { name: 'The first row has column names' }));
  await waitFor(() => expect(asked(requests)[3]?.has_heads).toBe(false));
});

it('[ML-08] a row is left out, the others are added, and Undo takes the whole import back', async () => {
  const requests = start();
  const close = vi.fn<() => void>();
  const user = open(close);
  await user.type(await screen.findByLabelText('Or paste prompts'), 'Words');
  await user.click(screen.getByRole('button', { name: 'Continue with this text' }));
  await user.click(await screen.findByLabelText('Prompt 4'));
  await user.click(screen.getByRole('button', { name: 'Add 1 prompt' }));
  await waitFor(() => expect(close).toHaveBeenCalled(), { timeout: 4000 });
  expect(asked(requests)[1]).toMatchObject({
    files: [{ name: '', text: 'Words' }],
    rows: [1],
    dry_run: false,
  });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('2 prompts moved to the trash.')).toBeDefined();
  expect(requests.asked('DELETE /api/prompts/imports/:id').map(({ path }) => path)).toEqual([
    `/api/prompts/imports/${importId}`,
  ]);
});

it('[ML-08] what was public is published again where one says so, and private otherwise', async () => {
  const requests = start(() => report([item(1, 'add', { was_public: true }), item(2, 'add')]));
  const user = open();
  await user.upload(await screen.findByLabelText(/Choose files/), file('x'));
  expect(await screen.findByText('1 prompt was public. Imported prompts are private.')).toBeDefined();
  const choice = screen.getByRole<HTMLInputElement>('switch', { name: 'Publish again' });
  expect(choice.checked).toBe(false);
  await user.click(choice);
  await user.click(screen.getByRole('button', { name: 'Add 2 prompts' }));
  expect(await screen.findByText('2 prompts added. 1 prompt published.')).toBeDefined();
  expect(asked(requests)[1]).toMatchObject({ rows: [1, 2], publish: true });
});

it('[ML-08] a choice to publish is not offered for rows that are left out', async () => {
  start(() => report([item(1, 'add', { was_public: true }), item(2, 'add')]));
  const user = open();
  await user.upload(await screen.findByLabelText(/Choose files/), file('x'));
  await user.click(await screen.findByLabelText('Prompt 1'));
  expect(screen.queryByRole('switch', { name: 'Publish again' })).toBeNull();
});

it('[ML-08] a long import says how far it is', async () => {
  const many = Array.from({ length: 600 }, (_, at) => item(at + 1, 'add'));
  const before = {
    id: crypto.randomUUID(),
    source: 'old.csv',
    created_at: '2026-01-01T00:00:00Z',
    prompts: 9,
  };
  let isRunning = false;
  let finish: (answer: object) => void = () => undefined;
  startFakeServer({
    'GET /api/prompts/imports': () => ({
      items: isRunning
        ? [{ id: importId, source: 'a.csv', created_at: '2026-01-02T00:00:00Z', prompts: 250 }, before]
        : [before],
    }),
    'POST /api/prompts/import': ({ body }) => {
      if ((body as ImportRequest).dry_run) return report(many);
      isRunning = true;
      return new Promise<object>((resolve) => {
        finish = resolve;
      });
    },
  });
  const user = open();
  await screen.findByText('old.csv');
  await user.upload(await screen.findByLabelText(/Choose files/), file('x'));
  await user.click(await screen.findByRole('button', { name: 'Add 600 prompts' }));
  expect(await screen.findByText('250 of 600 added')).toBeDefined();
  expect(screen.getByRole('progressbar', { name: 'Adding prompts' }).getAttribute('value')).toBe('250');
  finish(report([], { id: importId, added: 600, dry_run: false }));
  expect(await screen.findByText('600 prompts added.')).toBeDefined();
});

it('[ML-08] rows are seen by kind, and all that are shown are taken or left by one press', async () => {
  start();
  const user = open();
  await user.upload(await screen.findByLabelText(/Choose files/), file('x'));
  await user.click(await screen.findByRole('radio', { name: 'Duplicates 1' }));
  expect(screen.queryByLabelText('Prompt 1')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Select all shown' }));
  expect(screen.getByRole('button', { name: 'Add 3 prompts' })).toBeDefined();
  await user.click(screen.getByRole('radio', { name: 'All 4' }));
  await user.click(screen.getByRole('button', { name: 'Deselect all shown' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add 0 prompts' }).disabled).toBe(true);
});

it('[ML-08] of 5,000 rows only those in sight are drawn', async () => {
  start(() => report(Array.from({ length: 5000 }, (_, at) => item(at + 1, 'add'))));
  const user = open();
  await user.upload(await screen.findByLabelText(/Choose files/), file('x'));
  expect(await screen.findByRole('button', { name: 'Add 5,000 prompts' })).toBeDefined();
  const rows = screen.getByRole('region', { name: 'Prompts in the files' });
  expect(within(rows).getAllByRole('checkbox').length).toBeLessThan(100);
});

it('[ML-08] a refusal is told, and other files can be chosen', async () => {
  start(() => refusal(400, 'invalid_input', 'This file is not valid JSON: look at line 2.'));
  const user = open();
  await user.upload(await screen.findByLabelText(/Choose files/), file('{', 'a.json'));
  expect((await screen.findByRole('alert')).textContent).toContain('look at line 2');
  expect(screen.getByLabelText(/Choose files/)).toBeDefined();
});
