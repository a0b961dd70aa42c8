import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { generateContent } from '@whetstone/engine';
import { beforeEach, expect, it } from 'vitest';
import { Desk } from '../public/home/desk/desk.tsx';
import { refusal, startFakeServer } from '../testing/fake-server.ts';
import { exampleOf } from '../public/home/desk/desk-examples.ts';
import { liveDesk } from './live-desk.ts';

const goal = 'Write a welcome email for our new customers at Harbour Tea';
const goalField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your goal' });

/** The page as it came, with its script. */
beforeEach(() => {
  render(<Desk samples={[{ kind: 'text', goal: '', prompt: null }]} open="text" />);
  liveDesk();
});

it('[PP-01] shows its field and what it can write for', () => {
  const kinds = screen.getAllByRole('radio').map((kind) => kind.closest('label')?.textContent);
  expect(kinds).toEqual(['Text', 'Image', 'Video', 'Code']);
  expect(goalField().value).toBe('');
  expect(screen.getByRole('button', { name: 'Sharpen it' })).toBeDefined();
});

it('[PP-01] sends what was typed once typing rests, and shows the prompt', async () => {
  const prompt = generateContent({ goal, target: 'chatgpt' });
  const server = startFakeServer({ 'POST /api/desk': () => ({ prompt }) });
  const person = userEvent.setup();
  await person.click(goalField());
  await person.paste(goal);
  const sheet = await screen.findByRole('region', { name: 'The prompt, marked up' });
  expect(sheet.textContent).toContain('Harbour Tea');
  expect(server.asked('POST /api/desk').map(({ body }) => body)).toEqual([{ kind: 'text', goal }]);
});

it('[PP-01] an example opens with what is pressed in it, and says so until a press', async () => {
  cleanup();
  const { goal: shown, answers, offers } = exampleOf('text');
  render(<Desk samples={[{ kind: 'text', goal: shown, prompt: null }]} open="code" />);
  liveDesk();
  const server = startFakeServer({
    'POST /api/desk': (request) => ({ prompt: generateContent(request.body as { goal: string }) }),
  });
  const person = userEvent.setup();
  await person.click(screen.getByRole('radio', { name: 'Text' }));
  await screen.findByText(/suggestion picked/);
  expect(server.asked('POST /api/desk')[0]?.body).toEqual({ kind: 'text', goal: shown, answers, offers });
  await person.click(screen.getByRole('radio', { name: 'money back, all or part' }));
  await waitFor(() => expect(screen.queryByText(/suggestion picked/)).toBeNull());
  expect(server.asked('POST /api/desk')[1]?.body).toEqual({
    kind: 'text',
    goal: shown,
    answers: { fault: 'ours', offer: 'money back, all or part' },
    offers,
  });
});

it('[PP-01] a refusal is told kindly, and what was typed stays', async () => {
  startFakeServer({ 'POST /api/desk': () => refusal(503, 'unavailable', 'Not now.') });
  const person = userEvent.setup();
  await person.click(goalField());
  await person.paste(goal);
  expect((await screen.findByRole('alert')).textContent).toMatch(/try again/i);
  expect(goalField().value).toBe(goal);
  await waitFor(() => expect(sessionStorage.length + localStorage.length).toBeGreaterThan(0));
});

it('[PP-01] what was pressed on the page as it came stays pressed, keeps the focus, and goes along with the next press', async () => {
  cleanup();
  const letter = 'write a letter to my landlord, the heating has been broken for two weeks';
  render(
    <Desk
      samples={[{ kind: 'text', goal: letter, prompt: generateContent({ goal: letter }) }]}
      open="text"
    />,
  );
  liveDesk();
  const server = startFakeServer({
    'POST /api/desk': (request) => ({ prompt: generateContent(request.body as { goal: string }) }),
  });
  const person = userEvent.setup();
  await person.click(screen.getByRole('radio', { name: 'a repair by a set date' }));
  await waitFor(() => expect(server.asked('POST /api/desk')).toHaveLength(1));
  await screen.findByText(/What I want/);
  const pressed = screen.getByRole<HTMLInputElement>('radio', { name: 'a repair by a set date' });
  expect([pressed.checked, document.activeElement]).toEqual([true, pressed]);
  await person.click(screen.getByRole('radio', { name: 'told the landlord once' }));
  await waitFor(() => expect(server.asked('POST /api/desk')).toHaveLength(2));
  expect(server.asked('POST /api/desk').at(-1)?.body).toEqual({
    kind: 'text',
    goal: letter,
    answers: { wanted: 'a repair by a set date', reported: 'told the landlord once' },
  });
});
