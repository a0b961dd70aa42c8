import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { modelWrites } from '../../../testing/answers.ts';
import { refusal, startFakeServer } from '../../../testing/fake-server.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { savedPrompt } from '../result/saved-prompt.ts';
import { TryItPlace } from './try-it-place.tsx';

const goal = 'a note about tea';
const text = 'Write a short note about tea for new colleagues.';
const id = '018f0000-0000-7000-8000-000000000002';
const result = { request: { goal }, prompt: { tokens: { goal: 5, prompt: 12 } } };
const state = (more: object = {}) => ({
  model: { name: 'small-1', is_own: false, answer_tokens: 3000, pictures: null },
  left: { today: 3, this_month: 9 },
  record: [{ kind: 'content', tries: 4, figures: null }],
  ...more,
});
const unveiled = {
  prompt_is: 'second',
  verdict: 'better',
  record: [{ kind: 'content', tries: 5, figures: { better: 4, equal: 1, worse: 0 } }],
};

function open(answers: Parameters<typeof startFakeServer>[0] = {}, counts = true) {
  const server = startFakeServer({
    'GET /api/writer': modelWrites,
    'GET /api/tries': () => state(),
    'POST /api/tries': () => ({ id, first: 'Tea is a plant.', second: 'Dear new colleagues' }),
    'PUT /api/tries/:id/choice': () => unveiled,
    ...answers,
  });
  const person = renderScreen(
    <TryItPlace
      kind="content"
      result={{ ...result, prompt: { ...result.prompt, counts } }}
      saved={savedPrompt(goal, text, 'Other')}
    />,
  );
  return { server, person };
}
const press = async (person: ReturnType<typeof open>['person'], name: string) =>
  person.click(await screen.findByRole('button', { name }));
const panel = () => screen.getByRole('region', { name: 'Try it' });
const says = (words: string) => waitFor(() => expect(panel().textContent).toContain(words));

it('[WR-06] costs are told before, answers have no names before the choice and theirs after it', async () => {
  const { server, person } = open();
  await press(person, 'Try it');
  await says('This uses one try (3 left today, 9 this month) and none of your plan’s prompts.');
  await says('You have compared 4 of the 5 pairs needed to show your record for text.');
  await press(person, 'Run both');
  await says('Dear new colleagues');
  expect(server.asked('POST /api/tries')[0]?.body).toEqual({
    kind: 'content',
    goal,
    prompt: text,
    is_again: false,
  });
  expect(within(panel()).getByRole('region', { name: 'First answer' }).textContent).toContain(
    'Tea is a plant.',
  );
  expect(panel().textContent).not.toMatch(/From the prompt|From your original words|small-1/);
  await press(person, 'Second is better');
  await says('The prompt’s answer is the second one. You preferred the prompt’s answer.');
  expect(within(panel()).getByRole('region', { name: 'From the prompt' }).textContent).toContain('Dear new');
  await says(
    'Your record for text: in 5 comparisons, the prompt did better 4 times, about the same once and worse 0 times.',
  );
  expect(screen.queryByRole('button', { name: 'First is better' })).toBeNull();
  await press(person, 'Run again');
  await waitFor(() => expect(server.asked('POST /api/tries')[1]?.body).toMatchObject({ is_again: true }));
});

it('[WR-06] what is kept is both answers beside the prompt, which is saved first', async () => {
  const promptId = '018f0000-0000-7000-8000-000000000003';
  const { server, person } = open({
    'POST /api/prompts': () => ({ id: promptId, prompt_text: text }),
    'POST /api/prompts/:id/examples': () => ({ id }),
  });
  await press(person, 'Try it');
  await press(person, 'Run both');
  await press(person, 'About the same');
  await press(person, 'Save as example');
  await says('Saved as an example');
  expect(server.asked('POST /api/prompts')[0]?.body).toMatchObject({ prompt_text: text });
  const [kept] = server.asked('POST /api/prompts/:id/examples');
  expect(kept?.path).toContain(promptId);
  expect(kept?.body).toEqual({
    try_id: id,
    plain_answer: 'Tea is a plant.',
    prompt_answer: 'Dear new colleagues',
  });
});

it('[WR-06] on one’s own key the tokens are told, and a model that fails is told too', async () => {
  const { person } = open({
    'GET /api/tries': () =>
      state({ left: null, model: { name: 'small-1', is_own: true, answer_tokens: 3000, pictures: null } }),
    'POST /api/tries': () => refusal(503, 'model_unavailable', 'small-1 gave no usable answer.'),
  });
  await press(person, 'Try it');
  await says('about 17 input tokens and up to 6,000 output tokens, billed by its provider');
  await press(person, 'Run both');
  await says('small-1 gave no usable answer.');
  expect(screen.getByRole('button', { name: 'Run both' })).toBeDefined();
});

it('[WR-06] without a try left nothing can be run', async () => {
  const { person } = open({ 'GET /api/tries': () => state({ left: { today: 0, this_month: 4 } }) });
  await press(person, 'Try it');
  await says('No tries left today.');
  expect(screen.getByRole('button', { name: 'Run both' })).toHaveProperty('disabled', true);
});

it('[WR-06] is not offered where no model writes, nor for one’s own words alone', async () => {
  const rules = { written_by: { source: 'rules', name: 'x' }, own_key: null, providers: [] };
  const { server } = open({ 'GET /api/writer': () => rules });
  await waitFor(() => expect(server.asked('GET /api/writer')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Try it' })).toBeNull();
  const words = open({}, false);
  await waitFor(() => expect(words.server.asked('GET /api/writer')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Try it' })).toBeNull();
});

it('[WR-06] a picture is tried where the provider draws, and both pictures are shown without names', async () => {
  const picture = (letters: string) => `data:image/webp;base64,${btoa(letters)}`;
  const answers = {
    'GET /api/writer': modelWrites,
    'GET /api/tries': () =>
      state({
        model: { name: 'small-1', is_own: true, answer_tokens: 3000, pictures: 'brush-1' },
        left: null,
      }),
    'POST /api/tries': () => ({ id, first: picture('one'), second: picture('two') }),
    'PUT /api/tries/:id/choice': () => ({ ...unveiled, record: [] }),
  };
  const server = startFakeServer(answers);
  const person = renderScreen(
    <TryItPlace
      kind="image"
      result={result}
      saved={savedPrompt(goal, `${text} --ar 3:2`, 'Image Generation')}
      text={text}
    />,
  );
  await press(person, 'Try it');
  await says('Two pictures by brush-1 on your own key, billed by its provider.');
  await press(person, 'Run both');
  expect((await screen.findByRole('img', { name: 'First answer' })).getAttribute('src')).toBe(picture('one'));
  expect(server.asked('POST /api/tries')[0]?.body).toMatchObject({ kind: 'image', prompt: text });
  await press(person, 'Second is better');
  await screen.findByRole('img', { name: 'From the prompt' });
});

it('[WR-06] pictures are not offered where the provider draws none', async () => {
  const server = startFakeServer({ 'GET /api/writer': modelWrites, 'GET /api/tries': () => state() });
  renderScreen(
    <TryItPlace kind="image" result={result} saved={savedPrompt(goal, text, 'Image Generation')} />,
  );
  await waitFor(() => expect(server.asked('GET /api/tries')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Try it' })).toBeNull();
});
