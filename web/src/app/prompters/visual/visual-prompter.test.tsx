import { screen, waitFor, within } from '@testing-library/react';
import { generateVisual } from '@whetstone/engine';
import { expect, it } from 'vitest';
import { busy, generated } from '../../../testing/answers.ts';
import { startFakeServer } from '../../../testing/fake-server.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { VisualPrompter } from './visual-prompter.tsx';

const goal = 'An old lighthouse keeper reading by a window in a storm';
const goalField = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What do you want to create?' });
const button = (name: RegExp) => screen.getByRole('button', { name });

async function openWith(text: string) {
  const person = renderScreen(<VisualPrompter userId={crypto.randomUUID()} />);
  await person.click(goalField());
  await person.paste(text);
  return person;
}

it('[VP-01] shows its fields, and the button and styles of the chosen medium', async () => {
  startFakeServer();
  const person = await openWith(goal);
  expect(button(/^Generate Image Prompt/)).toBeDefined();
  const styles = async () =>
    within(await screen.findByRole('group', { name: 'Style (optional)' }))
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent);
  const imageStyles = await styles();
  expect(screen.getByRole('group', { name: 'Quality Level' })).toBeDefined();
  await person.click(screen.getByRole('radio', { name: 'Video' }));
  expect(button(/^Generate Video Prompt/)).toBeDefined();
  expect(await styles()).not.toEqual(imageStyles);
  expect(goalField().value).toBe(goal);
});

it('[VP-01] [VP-04] sends what was entered, shows the prompt, and saves it by itself', async () => {
  const prompt = generateVisual({ goal, media: 'image' });
  const server = startFakeServer({
    'POST /api/generations': () => generated(prompt),
    'POST /api/prompts': () => ({ id: crypto.randomUUID(), prompt_text: prompt.text, revision: 1 }),
  });
  const person = await openWith(goal);
  await person.click(await screen.findByRole('radio', { name: 'Watercolor' }));
  await person.click(button(/^Generate Image Prompt/));
  const result = screen.getByRole('region', { name: 'Optimized Prompt' });
  await waitFor(() => expect(result.textContent).toContain('lighthouse keeper'));
  const [sent] = server.asked('POST /api/generations');
  expect(sent?.body).toMatchObject({ kind: 'visual', goal, media: 'image', style: 'watercolor' });
  await waitFor(() => expect(server.asked('POST /api/prompts')).toHaveLength(1));
  expect(server.asked('POST /api/prompts')[0]?.body).toMatchObject({ prompt_text: prompt.text });
});

it('[VP-01] a failure is told kindly and leaves what was typed', async () => {
  startFakeServer({ 'POST /api/generations': busy });
  const person = await openWith(goal);
  await person.click(button(/^Generate Image Prompt/));
  expect((await screen.findByRole('alert')).textContent).toMatch(/try again/i);
  expect(goalField().value).toBe(goal);
});

it('keeps what was typed in the account', async () => {
  const server = startFakeServer();
  const words = 'A heron in the reeds';
  await openWith(words);
  const sent = () => server.asked('PUT /api/drafts/visual').map(({ body }) => body);
  const kept = expect.objectContaining({ content: expect.objectContaining({ goal: words }) });
  await waitFor(() => expect(sent()).toContainEqual(kept), { timeout: 3000 });
});

it('[VP-01] a chosen style is left open again by a second press, or by its button', async () => {
  startFakeServer();
  const person = await openWith(goal);
  const style = await screen.findByRole<HTMLInputElement>('radio', { name: 'Watercolor' });
  await person.click(style);
  expect(style.checked).toBe(true);
  await person.click(style);
  expect(style.checked).toBe(false);
  await person.click(style);
  await person.click(button(/^No style/));
  expect(style.checked).toBe(false);
});
