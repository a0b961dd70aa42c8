import { screen, waitFor, within } from '@testing-library/react';
import type { PromptVersion } from '@whetstone/contract';
import { expect, it } from 'vitest';
import { startFakeServer } from '../../../testing/fake-server.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Versions } from './versions.tsx';

const versionOf = (number: number, prompt_text: string, labels: string[] = []): PromptVersion => ({
  id: crypto.randomUUID(),
  number,
  title: 'Tea',
  description: '',
  prompt_text,
  category: 'Other',
  tags: [],
  use_case: null,
  labels,
  created_at: '2026-11-01T00:00:00.000Z',
});
const versions = [
  versionOf(3, 'Write a kind letter'),
  versionOf(2, 'Write a long letter', ['production']),
  versionOf(1, 'Write a letter'),
];
const start = () =>
  startFakeServer({
    'GET /api/prompts/:id/versions': () => ({ items: versions, has_more: false }),
    'PUT /api/prompts/:id/labels': () => ({ before: null }),
    'DELETE /api/prompts/:id/labels': () => ({ before: 2 }),
  });
const open = () => renderScreen(<Versions promptId="tea" isChanged={false} onReverted={() => undefined} />);

it('[ML-10] any two versions stand side by side, and what differs is marked', async () => {
  start();
  const person = open();
  await person.selectOptions(
    await screen.findByRole('combobox', { name: 'Compare version 3 with' }),
    'Version 2, production',
  );
  const table = within(await screen.findByRole('region', { name: 'Prompt' })).getByRole('table');
  expect(within(table).getByText('long').tagName).toBe('DEL');
  expect(within(table).getByText('kind').tagName).toBe('INS');
});

it('[ML-10] a version is given a name, and its name is taken off', async () => {
  const server = start();
  const person = open();
  await person.type(await screen.findByRole('textbox', { name: 'Name this version' }), 'staging{Enter}');
  await waitFor(() => expect(server.asked('PUT /api/prompts/:id/labels')).toHaveLength(1));
  expect(server.asked('PUT /api/prompts/:id/labels')[0]?.body).toEqual({ name: 'staging', number: 3 });
  await person.click(screen.getByRole('button', { name: /^Version 2/ }));
  await person.click(await screen.findByRole('button', { name: 'Remove name production' }));
  await waitFor(() => expect(server.asked('DELETE /api/prompts/:id/labels')).toHaveLength(1));
  expect(server.asked('DELETE /api/prompts/:id/labels')[0]?.query.get('name')).toBe('production');
});
