import { act, screen, waitFor, within } from '@testing-library/react';
import { generateContent } from '@whetstone/engine';
import { expect, it } from 'vitest';
import { generated, modelWrites, writtenByModel } from '../../../testing/answers.ts';
import { refusal, startFakeServer } from '../../../testing/fake-server.ts';
import { streamedAnswer } from '../../../testing/model-stream.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ContentPrompter } from './content-prompter.tsx';

const goal = 'Write a welcome email for our new customers at Harbour Tea';
const prompt = generateContent({ goal, target: 'chatgpt' });
const result = () => screen.getByRole('region', { name: 'Generated Prompt' });
const generateButton = () => screen.getByRole('button', { name: /^Generate Prompt/ });
const says = (text: string | RegExp) => waitFor(() => expect(result().textContent).toMatch(text));

type Answers = Parameters<typeof startFakeServer>[0];
async function generateWith(answers: Answers) {
  const server = startFakeServer({ 'GET /api/writer': modelWrites, ...answers });
  const userId = crypto.randomUUID();
  const person = renderScreen(<ContentPrompter userId={userId} />);
  await says('Whetstone AI will write your prompt');
  const field = screen.getByRole('textbox', { name: 'What do you want?' });
  await person.click(field);
  await person.paste(goal);
  await person.click(generateButton());
  return { server, person, userId };
}

it('[WR-02] the prompt grows on its sheet and settles whole, with who wrote it', async () => {
  const answer = streamedAnswer();
  const { server } = await generateWith({ 'POST /api/generations': () => answer.response });
  await says('Whetstone AI is writing');
  expect(result().getAttribute('aria-busy')).toBe('true');
  act(() => answer.send('text', { text: 'Write a welcome' }));
  await says('Write a welcome');
  act(() => answer.send('text', { text: ' email' }));
  await says('Write a welcome email');
  expect(within(result()).queryByRole('button', { name: 'Copy' })).toBeNull();
  act(() => answer.send('result', writtenByModel(prompt)));
  await says('Written by Whetstone AI');
  expect(result().textContent).toContain(
    'It can rewrite this prompt 6 more times. After that, changes are added as separate lines.',
  );
  expect(within(result()).getByRole('button', { name: 'Copy' })).toBeDefined();
  expect(result().textContent).toContain('Harbour Tea');
  const [sent] = server.asked('POST /api/generations');
  expect(sent?.body).toMatchObject({ goal, writer: 'model' });
  expect(sent?.headers.get('accept')).toBe('text/event-stream');
});

it('[WR-03] where the rules stand in, theirs shows at once, with why', async () => {
  const note = 'Whetstone AI took too long, so our rules wrote this prompt.';
  const answer = {
    ...generated(prompt),
    written_by: { source: 'rules', note },
    model_rewrites_left: 6,
  };
  const { server, person } = await generateWith({
    'POST /api/generations': () => answer,
    'POST /api/generations/:id/rewrites': () => ({ ...writtenByModel(prompt, 5) }),
  });
  await says(`Written by our rules. ${note}`);
  await person.click(screen.getByRole('button', { name: 'Let Whetstone AI try again' }));
  await says('Written by Whetstone AI');
  expect(server.asked('POST /api/generations/:id/rewrites')[0]?.body).toMatchObject({ writer: 'model' });
});

const byRules = {
  ...generated(prompt),
  written_by: { source: 'rules', note: 'Whetstone AI took too long, so our rules wrote this prompt.' },
  model_rewrites_left: 6,
};
const words = () => result().querySelector('.manuscript-words')?.textContent;

it('[WR-02] a rewriting grows on the sheet too: the earlier text stays until its first words', async () => {
  const answer = streamedAnswer();
  const { server, person } = await generateWith({
    'POST /api/generations': () => byRules,
    'POST /api/generations/:id/rewrites': () => answer.response,
  });
  await says('Written by our rules.');
  const before = words();
  await person.click(screen.getByRole('button', { name: 'Let Whetstone AI try again' }));
  await says('Whetstone AI is writing');
  expect(words()).toBe(before);
  act(() => answer.send('text', { text: 'Dear customers' }));
  await waitFor(() => expect(words()).toBe('Dear customers'));
  act(() => answer.send('result', writtenByModel(prompt, 5)));
  await says('Written by Whetstone AI');
  expect(words()).toBe(before);
  expect(server.asked('POST /api/generations/:id/rewrites')[0]?.headers.get('accept')).toBe(
    'text/event-stream',
  );
});

it('[WR-03] a rewriting whose stream breaks leaves the earlier text, unless its key finds it', async () => {
  const answers = [streamedAnswer(), streamedAnswer()];
  const [lost, found] = answers;
  const { server, person } = await generateWith({
    'POST /api/generations': () => byRules,
    'POST /api/generations/:id/rewrites': () => answers.shift()?.response ?? {},
    'GET /api/generations/by-key/:key': () =>
      answers.length > 0 ? refusal(404, 'not_found', 'Nothing here.') : writtenByModel(prompt, 5),
  });
  await says('Written by our rules.');
  const before = words();
  await person.click(screen.getByRole('button', { name: 'Let Whetstone AI try again' }));
  await says('Whetstone AI is writing');
  act(() => lost?.send('text', { text: 'Dear customers' }));
  await waitFor(() => expect(words()).toBe('Dear customers'));
  act(() => lost?.cut());
  await says('Written by our rules.');
  expect(words()).toBe(before);
  expect(within(result()).getByRole('alert')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Let Whetstone AI try again' }));
  await says('Whetstone AI is writing');
  act(() => found?.cut());
  await says('Written by Whetstone AI');
  const [, sent] = server.asked('POST /api/generations/:id/rewrites');
  expect(server.asked('GET /api/generations/by-key/:key').at(-1)?.path).toBe(
    `/api/generations/by-key/${sent?.headers.get('idempotency-key') ?? ''}`,
  );
});

it('[WR-03] a lost connection finds the prompt again by its key', async () => {
  const answer = streamedAnswer();
  const { server } = await generateWith({
    'POST /api/generations': () => answer.response,
    'GET /api/generations/by-key/:key': () => writtenByModel(prompt),
  });
  await says('Whetstone AI is writing');
  act(() => answer.send('text', { text: 'Write a' }));
  act(() => answer.cut());
  await says('Written by Whetstone AI');
  const key = server.asked('POST /api/generations')[0]?.headers.get('idempotency-key');
  expect(server.asked('GET /api/generations/by-key/:key')[0]?.path).toBe(
    `/api/generations/by-key/${key ?? ''}`,
  );
});

it('[WR-03] so does a reload in the middle', async () => {
  const key = crypto.randomUUID();
  const wishes = { offers: {}, open: '', decide: false };
  const content = { goal, writing: { key, request: { goal }, said: { answers: {}, wishes } } };
  startFakeServer({
    'GET /api/writer': modelWrites,
    'GET /api/drafts/:kind': () => ({
      draft: {
        content,
        version: 1,
        writer: crypto.randomUUID(),
        step: 1,
        updated_at: '2026-11-22T12:00:00Z',
      },
      set_aside: [],
    }),
    'GET /api/generations/by-key/:key': () => writtenByModel(prompt),
  });
  renderScreen(<ContentPrompter userId={crypto.randomUUID()} />);
  expect(await screen.findByText(/Written by/)).toBeDefined();
  expect(result().textContent).toContain('Written by Whetstone AI');
});

it('[WR-03] Stop ends the model’s writing, and the rules’ prompt comes in its place', async () => {
  const answer = streamedAnswer();
  const note = 'You stopped Whetstone AI, so the built-in rules wrote this.';
  const { server, person } = await generateWith({
    'POST /api/generations': () => answer.response,
    'POST /api/generations/by-key/:key/stop': () => {
      answer.send('result', { ...generated(prompt), written_by: { source: 'rules', note } });
      return { stopped: true };
    },
  });
  await says('Whetstone AI is writing');
  act(() => answer.send('text', { text: 'Write a' }));
  await person.click(await screen.findByRole('button', { name: 'Stop' }));
  await says(`Written by our rules. ${note}`);
  const key = server.asked('POST /api/generations')[0]?.headers.get('idempotency-key') ?? '';
  expect(server.asked('POST /api/generations/by-key/:key/stop')[0]?.path).toContain(key);
});

it('[WR-03] where nothing can be stopped any more the desk is as it was, and the next press has the same key', async () => {
  const answers = [streamedAnswer(), streamedAnswer()];
  const { server, person } = await generateWith({
    'POST /api/generations': () => answers.shift()?.response ?? {},
    'POST /api/generations/by-key/:key/stop': () => ({ stopped: false }),
  });
  await says('Whetstone AI is writing');
  await person.click(await screen.findByRole('button', { name: 'Stop' }));
  await says('Stopped.');
  expect(result().textContent).not.toContain('Write a welcome');
  expect(screen.queryByRole('alert')).toBeNull();
  await person.click(generateButton());
  await says('Whetstone AI is writing');
  const keys = server.asked('POST /api/generations').map(({ headers }) => headers.get('idempotency-key'));
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

it('[WR-03] a refusal is told, and the sheet stays as it was', async () => {
  await generateWith({
    'POST /api/generations': () => refusal(429, 'quota_exceeded', 'Your prompts of this month are used.'),
  });
  expect(await screen.findByRole('dialog', { name: 'Upgrade Required' })).toBeDefined();
  expect(result().textContent).not.toContain('is writing');
});
