import { screen, waitFor } from '@testing-library/react';
import { generateContent } from '@whetstone/engine';
import { expect, it } from 'vitest';
import { modelWrites, writtenByModel } from '../../../testing/answers.ts';
import { startFakeServer } from '../../../testing/fake-server.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ContentPrompter } from './content-prompter.tsx';

const goal = 'Write a card for my neighbour who fed our cat';
const byRules = {
  questions: [{ id: 'tone', label: 'Tone', ask: 'Which tone?', choices: ['Warm', 'Plain'] }],
  offers: [],
};
const prompt = { ...generateContent({ goal, target: 'chatgpt' }), ...byRules };
const byModel = {
  questions: [
    { ask: 'How close are you?', why: 'Sets the tone.', choices: ['Friends', 'We nod'], likely: 'We nod' },
  ],
  offers: [{ label: 'In four lines', wish: 'Keep it to four lines.', why: 'It fits a card.' }],
  written_by: { source: 'model', model: 'Whetstone AI' },
  left: 9,
};
const asked = 'POST /api/questions/by-model';
const goalField = () => screen.getByRole('textbox', { name: 'What do you want?' });
const chip = (name: string) => screen.findByRole('radio', { name }, { timeout: 3000 });

async function open(answers: Parameters<typeof startFakeServer>[0] = {}) {
  const server = startFakeServer({
    'GET /api/writer': modelWrites,
    'POST /api/questions': () => byRules,
    [asked]: () => byModel,
    'POST /api/generations': () => writtenByModel(prompt),
    'POST /api/generations/:id/rewrites': () => writtenByModel(prompt, 5),
    ...answers,
  });
  const person = renderScreen(<ContentPrompter userId={crypto.randomUUID()} />);
  await screen.findByText('Whetstone AI will write your prompt.');
  await person.click(goalField());
  await person.paste(goal);
  return { server, person };
}

it('[WR-02] the model’s questions take the place of the rules’ once the goal was left, and are asked for once', async () => {
  const { server, person } = await open();
  expect(await chip('Warm')).toBeDefined();
  expect(server.asked(asked)).toHaveLength(0);
  await person.tab();
  await waitFor(() => expect(screen.queryByRole('radio', { name: 'Warm' })).toBeNull(), { timeout: 3000 });
  expect(await chip('Friends')).toBeDefined();
  expect(screen.getByText('Asked by Whetstone AI.')).toBeDefined();
  await person.click(await chip('Friends'));
  await person.click(screen.getByRole('button', { name: 'In four lines' }));
  await person.click(screen.getByRole('button', { name: /^Generate Prompt/ }));
  await screen.findByText(/Written by/);
  expect(server.asked('POST /api/generations')[0]?.body).toMatchObject({
    told: [{ ask: 'How close are you?', answer: 'Friends' }],
    wishes: ['Keep it to four lines.'],
  });
  expect(server.asked(asked)).toHaveLength(1);
});

it('[WR-02] where something was pressed they come only when asked for, below the others', async () => {
  const { server, person } = await open();
  await person.click(await chip('Warm'));
  await person.click(await screen.findByRole('button', { name: 'Get questions from Whetstone AI' }));
  expect(await chip('Friends')).toBeDefined();
  expect(screen.getAllByRole('radio').filter((radio) => radio.closest('.asks'))).toHaveLength(4);
  expect(server.asked(asked)).toHaveLength(1);
});

it('[WR-02] [AO-03] left to us, what is likely stands pressed as assumed and is sent', async () => {
  const { server, person } = await open();
  await person.tab();
  await chip('Friends');
  await person.click(screen.getByRole('button', { name: 'Decide for me' }));
  expect((await chip('We nod')).getAttribute('aria-describedby')).toMatch(/assumed/);
  await person.click(screen.getByRole('button', { name: /^Generate Prompt/ }));
  await screen.findByText(/Written by/);
  expect(server.asked('POST /api/generations')[0]?.body).toMatchObject({
    decide: true,
    told: [{ ask: 'How close are you?', answer: 'We nod' }],
  });
});

it('[WR-02] presses on a prompt of the model’s are gathered into one writing, and what is left is said', async () => {
  const { server, person } = await open();
  await person.tab();
  await chip('Friends');
  await person.click(screen.getByRole('button', { name: /^Generate Prompt/ }));
  await screen.findByText(/It can rewrite this prompt 6 more times/);
  await person.click(await chip('Friends'));
  await person.click(screen.getByRole('button', { name: 'In four lines' }));
  await screen.findByText(/It can rewrite this prompt 5 more times/, {}, { timeout: 3000 });
  const rewritten = server.asked('POST /api/generations/:id/rewrites');
  expect(rewritten).toHaveLength(1);
  expect(rewritten[0]?.body).toMatchObject({ writer: 'model', wishes: ['Keep it to four lines.'] });
});

it('[WR-03] a model that cannot be asked leaves the rules’ questions, and says so', async () => {
  const note = 'Whetstone AI has asked as often as your plan allows this month.';
  const { person } = await open({
    [asked]: () => ({ questions: [], offers: [], written_by: { source: 'rules', note }, left: 0 }),
  });
  await person.tab();
  await waitFor(() => expect(screen.getByText(note)).toBeDefined(), { timeout: 3000 });
  expect(await chip('Warm')).toBeDefined();
});
