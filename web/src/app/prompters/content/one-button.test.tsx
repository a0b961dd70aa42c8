import { screen, waitFor, within } from '@testing-library/react';
import { generateContent } from '@whetstone/engine';
import { expect, it } from 'vitest';
import { generated } from '../../../testing/answers.ts';
import { startFakeServer } from '../../../testing/fake-server.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ContentPrompter } from './content-prompter.tsx';

const goal = 'Write an email to remind members of the annual meeting';
const goalField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What do you want?' });
const generateButton = () => screen.queryByRole('button', { name: /^Generate Prompt/ });
const result = () => screen.getByRole('region', { name: 'Generated Prompt' });

const asked = ({ body }: { body?: unknown }) => {
  const { questions = [], offers = [] } = generateContent(body as { goal: string });
  return { questions, offers };
};

async function openWith(text: string) {
  const person = renderScreen(<ContentPrompter userId={crypto.randomUUID()} />);
  await person.click(goalField());
  await person.paste(text);
  return person;
}

it('[CP-06] once the prompt is there Generate makes way for Copy, and returns when the goal changes', async () => {
  const prompt = generateContent({ goal });
  startFakeServer({
    'POST /api/questions': asked,
    'POST /api/generations': () => generated(prompt),
  });
  const person = await openWith(goal);
  await person.tab();
  await screen.findAllByRole('radiogroup');
  await person.click(generateButton() ?? document.body);
  await within(result()).findByRole('button', { name: 'Copy' });
  expect(generateButton()).toBeNull();
  await person.type(goalField(), ' and the vote');
  expect(generateButton()).not.toBeNull();
});

it('[AO-01] before the first prompt the sheet shows goal and answers, and leads to what is open', async () => {
  startFakeServer({ 'POST /api/questions': asked });
  const person = await openWith(goal);
  await person.tab();
  const [group] = await screen.findAllByRole('radiogroup');
  const sheet = await screen.findByRole('region', { name: 'Your words so far' });
  const [line] = within(sheet).getAllByRole('button');
  await person.click(line ?? document.body);
  const [choice] = within(group ?? document.body).getAllByRole('radio');
  expect(document.activeElement).toBe(choice);
  await person.click(choice ?? document.body);
  await waitFor(() => expect(line?.isConnected).toBe(false));
  expect(sheet.textContent).toContain(goal);
  expect(sheet.textContent).toContain(choice?.parentElement?.textContent);
  const [offer] = within(screen.getByRole('group', { name: 'Add to the request' })).getAllByRole('button');
  expect(sheet.textContent).not.toContain(offer?.textContent);
  await person.click(offer ?? document.body);
  await person.type(screen.getByRole('textbox', { name: 'Anything else?' }), 'no jokes');
  expect(sheet.textContent).toContain(offer?.textContent);
  expect(sheet.textContent).toContain('no jokes');
});

it('[AO-07] own words given back have a line for each open question, and the focus is on the first question that is open', async () => {
  const prompt = { ...generateContent({ goal }), counts: false };
  startFakeServer({
    'POST /api/questions': asked,
    'POST /api/generations': () => ({ ...generated(prompt), id: null }),
  });
  const person = await openWith(goal);
  await person.tab();
  const groups = await screen.findAllByRole('radiogroup');
  await person.click(generateButton() ?? document.body);
  await waitFor(() => expect(result().textContent).toContain('Your words as they are.'));
  const open = within(result()).getByRole('list', { name: 'Still open' });
  expect(within(open).getAllByRole('button')).toHaveLength(groups.length);
  expect(result().textContent).not.toContain('By our rules');
  const [first] = within(groups[0] ?? document.body).getAllByRole('radio');
  await waitFor(() => expect(document.activeElement).toBe(first));
});
