import { screen, waitFor, within } from '@testing-library/react';
import { generateContent } from '@whetstone/engine';
import { expect, it } from 'vitest';
import { busy, generated } from '../../../testing/answers.ts';
import { account, startFakeServer } from '../../../testing/fake-server.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ContentPrompter } from './content-prompter.tsx';

const goal = 'Write a welcome email for our new customers at Harbour Tea';
const goalField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What do you want?' });
const generateButton = () => screen.getByRole('button', { name: /^Generate Prompt/ });

async function openWith(text: string) {
  const person = renderScreen(<ContentPrompter userId={crypto.randomUUID()} />);
  await person.click(goalField());
  await person.paste(text);
  return person;
}

it('[CP-01] [CP-02] [CP-03] [CP-04] shows its fields; a specialty waits for its industry', async () => {
  startFakeServer();
  const person = await openWith(goal);
  const specialty = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Specialty' });
  expect(specialty.disabled).toBe(true);
  await person.selectOptions(screen.getByRole('combobox', { name: 'Industry' }), 'Software Development');
  expect(specialty.disabled).toBe(false);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Professional' }).checked).toBe(true);
  expect(screen.getByRole('switch', { name: 'Human-like' })).toBeDefined();
  expect(screen.getByRole('switch', { name: 'No em dashes' })).toBeDefined();
});

it('[CP-06] [CP-08] sends what was entered, and shows the prompt that came back', async () => {
  const prompt = generateContent({ goal, target: 'chatgpt' });
  const server = startFakeServer({ 'POST /api/generations': () => generated(prompt) });
  const person = await openWith(goal);
  await person.selectOptions(screen.getByRole('combobox', { name: 'Industry' }), 'Software Development');
  await person.click(screen.getByRole('switch', { name: 'No em dashes' }));
  await person.click(generateButton());
  const result = screen.getByRole('region', { name: 'Generated Prompt' });
  await within(result).findByRole('button', { name: 'Copy' });
  expect(result.textContent).toContain('Harbour Tea');
  const [sent] = server.asked('POST /api/generations');
  expect(sent?.body).toMatchObject({
    kind: 'content',
    goal,
    industry: 'software-development',
    no_em_dashes: true,
  });
  expect(sent?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
});

it('[CP-02] [CP-03] [CP-04] once there is a prompt the choices are one line that says them, and unfolds', async () => {
  const prompt = generateContent({ goal, target: 'chatgpt' });
  startFakeServer({ 'POST /api/generations': () => generated(prompt) });
  const person = await openWith(goal);
  await person.selectOptions(screen.getByRole('combobox', { name: 'Industry' }), 'Software Development');
  await person.click(screen.getByRole('switch', { name: 'Human-like' }));
  await person.click(generateButton());
  const line = await screen.findByRole('button', { name: /^Settings:/ });
  expect(line.textContent).toBe('Settings: Professional, Software Development, human-likeChange');
  expect(screen.queryByRole('combobox', { name: 'Industry' })).toBeNull();
  await person.click(line);
  await person.click(screen.getByRole('radio', { name: /^Expert/ }));
  expect(line.textContent).toContain('Expert, Software Development, human-like');
});

it('[CP-06] a failure is told kindly, leaves what was typed, and the next press works', async () => {
  let isBusy = true;
  const prompt = generateContent({ goal, target: 'chatgpt' });
  const server = startFakeServer({
    'POST /api/generations': () => (isBusy ? busy() : generated(prompt)),
  });
  const person = await openWith(goal);
  await person.click(generateButton());
  expect((await screen.findByRole('alert')).textContent).toMatch(/try again/i);
  expect(goalField().value).toBe(goal);
  // On the sheet the goal stands instead of the example, with the way on.
  const sheet = await screen.findByRole('region', { name: 'Your words so far' });
  expect(sheet.textContent).toContain(goal);
  expect(screen.queryByRole('region', { name: 'Example' })).toBeNull();
  isBusy = false;
  await person.click(within(sheet).getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Copy' });
  const keys = server.asked('POST /api/generations').map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
});

it('[CP-11] keeps what was typed in the account', async () => {
  const server = startFakeServer();
  const words = 'A poem about rain, four lines';
  await openWith(words);
  const sent = () => server.asked('PUT /api/drafts/content').map(({ body }) => body);
  const kept = expect.objectContaining({ content: expect.objectContaining({ goal: words }) });
  await waitFor(() => expect(sent()).toContainEqual(kept), { timeout: 3000 });
});

it('[CP-12] a blank goal asks for nothing', async () => {
  const server = startFakeServer();
  const person = renderScreen(<ContentPrompter userId={crypto.randomUUID()} />);
  await person.click(generateButton());
  expect(server.asked('POST /api/generations')).toHaveLength(0);
  expect(document.activeElement).toBe(goalField());
  expect(screen.getByRole('alert').textContent).toBe('First write what you want. Ten words are enough.');
  expect(goalField().getAttribute('aria-invalid')).toBe('true');
  await person.type(goalField(), 'Write a note');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('[CP-06] [CP-10] used up, it says so above the one button, which leads to the plans; what costs nothing is still written', async () => {
  const prompt = generateContent({ goal, target: 'chatgpt' });
  const server = startFakeServer({
    'GET /api/account': () => account({ used: 5, remaining: 0 }),
    'POST /api/generations': () => generated(prompt),
  });
  const person = await openWith(goal);
  expect(await screen.findByText('Limit Reached - Upgrade Required')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'See plans' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'See plans' }));
  const dialog = await screen.findByRole('dialog', { name: 'Upgrade Required' });
  expect(dialog.textContent).toContain("You've reached your monthly limit of 5 prompts");
  await person.click(within(dialog).getByRole('button', { name: 'Maybe Later' }));
  expect(server.asked('POST /api/generations')).toHaveLength(0);
  await person.click(screen.getByRole('button', { name: 'Write for free' }));
  await screen.findByRole('button', { name: 'Copy' });
  expect(server.asked('POST /api/generations')).toHaveLength(1);
});

it('[AO-02] Z takes the last press back and E goes to the goal, outside fields', async () => {
  startFakeServer({
    'POST /api/questions': () => {
      const { questions = [], offers = [] } = generateContent({ goal });
      return { questions, offers };
    },
  });
  const person = await openWith(goal);
  await person.tab();
  const offers = await screen.findByRole('group', { name: 'Add to the request' });
  const offer = within(offers).getAllByRole('button')[0];
  if (!offer) throw new Error('Nothing to press');
  await person.click(offer);
  expect(offer.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Undo/ }).disabled).toBe(false);
  await waitFor(async () => {
    await person.keyboard('z');
    expect(offer.getAttribute('aria-pressed')).toBe('false');
  });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Undo/ }).disabled).toBe(true);
  await person.keyboard('e');
  expect(document.activeElement).toBe(goalField());
  await person.keyboard('ez');
  expect(goalField().value).toBe(`${goal}ez`);
});
