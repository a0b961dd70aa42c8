import { screen, waitFor, within } from '@testing-library/react';
import { generateCode } from '@whetstone/engine';
import { expect, it } from 'vitest';
import { busy, generated } from '../../../testing/answers.ts';
import { startFakeServer } from '../../../testing/fake-server.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { CodePrompter } from './code-prompter.tsx';

const goal = 'A booking page for a yoga studio: see open spots, book, cancel';
const goalField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Project description' });
const urlField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Reference URLs (optional)' });
const generateButton = () => screen.getByRole('button', { name: /^Generate Natural Prompt/ });

async function openWith(text: string) {
  const person = renderScreen(<CodePrompter userId={crypto.randomUUID()} />);
  await person.click(goalField());
  await person.paste(text);
  return person;
}

it('[CD-01] shows its fields, with the options of the chosen project type', async () => {
  startFakeServer();
  const person = await openWith(goal);
  const types = screen.getByRole('group', { name: 'Project type' });
  expect(within(types).getAllByRole('radio')).toHaveLength(6);
  expect(screen.queryByRole('combobox', { name: 'Mobile platform' })).toBeNull();
  await person.click(within(types).getByRole('radio', { name: 'Mobile App' }));
  await person.click(screen.getByRole('button', { name: 'Stack No preference' }));
  expect(screen.getByRole('combobox', { name: 'Mobile platform' })).toBeDefined();
});

it('[CD-02] takes an address by Enter, and says why it does not take another', async () => {
  startFakeServer();
  const person = await openWith(goal);
  await person.click(urlField());
  await person.paste('https://example.com/studio');
  await person.keyboard('{Enter}');
  const list = screen.getByRole('list', { name: 'Reference URLs' });
  expect(within(list).getByRole('link', { name: 'https://example.com/studio' })).toBeDefined();
  await person.paste('javascript:alert(1)');
  await person.keyboard('{Enter}');
  expect(within(list).getAllByRole('link')).toHaveLength(1);
  expect(urlField().getAttribute('aria-invalid')).toBe('true');
  expect(urlField().value).toBe('javascript:alert(1)');
});

it('[CD-03] sends what was entered, and shows the prompt that came back', async () => {
  const prompt = generateCode({ goal, projectType: 'web-app' });
  const server = startFakeServer({ 'POST /api/generations': () => generated(prompt) });
  const person = await openWith(goal);
  await person.click(urlField());
  await person.paste('https://example.com/studio');
  await person.keyboard('{Enter}');
  await person.click(generateButton());
  const result = screen.getByRole('region', { name: 'Your AI Prompt' });
  await within(result).findByRole('button', { name: 'Copy' });
  expect(result.textContent).toContain('yoga studio');
  expect(server.asked('POST /api/generations')[0]?.body).toMatchObject({
    kind: 'code',
    goal,
    reference_urls: ['https://example.com/studio'],
  });
});

it('[CD-03] a failure is told kindly and leaves what was typed', async () => {
  startFakeServer({ 'POST /api/generations': busy });
  const person = await openWith(goal);
  await person.click(generateButton());
  expect((await screen.findByRole('alert')).textContent).toMatch(/try again/i);
  expect(goalField().value).toBe(goal);
});

it('keeps what was typed in the account', async () => {
  const server = startFakeServer();
  const words = 'A page where guests choose breakfast';
  await openWith(words);
  const sent = () => server.asked('PUT /api/drafts/code').map(({ body }) => body);
  const kept = expect.objectContaining({ content: expect.objectContaining({ goal: words }) });
  await waitFor(() => expect(sent()).toContainEqual(kept), { timeout: 3000 });
});

it('"New project" begins clear: no goal, no choice and no address of the last one', async () => {
  startFakeServer();
  const person = await openWith(goal);
  await person.click(screen.getByRole('radio', { name: 'API' }));
  await person.click(urlField());
  await person.paste('https://example.com/studio');
  await person.keyboard('{Enter}');
  await person.click(screen.getByRole('button', { name: 'New project' }));
  expect(goalField().value).toBe('');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Web App' }).checked).toBe(true);
  expect(screen.queryByRole('list', { name: 'Reference URLs' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'New project' })).toBeNull();
});
