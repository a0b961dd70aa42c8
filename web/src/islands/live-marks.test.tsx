import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { sessionKey } from '../config/storage-keys.ts';
import { PromptMarks } from '../public/prompt/prompt-marks.tsx';
import { refusal, startFakeServer } from '../testing/fake-server.ts';
import { liveMarks } from './live-marks.ts';
import { noteWish, takeWish } from './wish-note.ts';

const id = '0b6a1f52-6f0e-4c39-9d0a-3f6c1c8e5a01';
const opened = vi.hoisted(() => ({ openSignIn: vi.fn<(options: object) => void>() }));
vi.mock('./sign-in.tsx', () => opened);

const none = { id, votes: 3, has_voted: false, is_favorite: false };
const voted = { ...none, votes: 4, has_voted: true, counts: true, waits_for: null, note: null };

const signIn = () => {
  const session = {
    access_token: 'token',
    expires_at: Date.now() / 1000 + 3600,
    user: { id: 'ada', email: 'ada@acme.test' },
  };
  localStorage.setItem(sessionKey, JSON.stringify(session));
  document.documentElement.dataset.session = 'kept';
};
const open = (query = '') => {
  history.replaceState(null, '', `/library/${id}${query}`);
  render(<PromptMarks prompt={none} />);
  liveMarks();
};
const vote = () => screen.getByRole('button', { name: /^Vote/ });
const votesFor = (server: ReturnType<typeof startFakeServer>) =>
  server.asked(`PUT /api/library/${id}/vote`).length;

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset.session;
  opened.openSignIn.mockReset();
});

it('[LB-08] a visitor who votes is asked to sign in, and the wish goes along in the address', async () => {
  const server = startFakeServer({});
  open();
  await userEvent.setup().click(vote());
  await waitFor(() => expect(opened.openSignIn).toHaveBeenCalledOnce());
  expect(opened.openSignIn.mock.calls[0]?.[0]).toMatchObject({
    mode: 'sign-in',
    next: `/library/${id}?wish=vote`,
    notice: expect.stringContaining('vote for this prompt') as string,
  });
  expect(votesFor(server)).toBe(0);
});

it('[LB-08] a wish that was pressed here is carried out once after signing in, and leaves the address', async () => {
  const server = startFakeServer({
    'GET /api/library/:id': () => voted,
    'PUT /api/library/:id/vote': () => voted,
  });
  noteWish('vote', id);
  signIn();
  open('?wish=vote');
  await waitFor(() => expect(vote().getAttribute('aria-pressed')).toBe('true'));
  expect(vote().textContent).toBe('Vote4');
  expect(votesFor(server)).toBe(1);
  expect(location.search).toBe('');
  expect(takeWish('vote', id)).toBe(false);
});

it('[LB-08] a wish that only the address tells of is asked about, and nothing happens before the answer', async () => {
  const server = startFakeServer({
    'GET /api/library/:id': () => none,
    'POST /api/prompts/copy': () => ({ id: 'copy' }),
  });
  noteWish('vote', id);
  signIn();
  open('?wish=keep');
  const yes = await screen.findByRole('button', { name: 'Yes' });
  expect(screen.getByText('Do you want to keep a copy of this prompt?')).toBeDefined();
  expect(server.asked('POST /api/prompts/copy')).toEqual([]);
  await userEvent.setup().click(yes);
  expect((await screen.findByRole('link', { name: 'Open it' })).getAttribute('href')).toBe(
    '/user-library?open=copy',
  );
  expect(server.asked('POST /api/prompts/copy')).toHaveLength(1);
});

it('[LB-08] a note of half an hour ago, or of another prompt, is no wish any more', () => {
  noteWish('vote', 'another');
  expect(takeWish('vote', id)).toBe(false);
  noteWish('vote', id);
  vi.useFakeTimers({ now: Date.now() + 31 * 60_000 });
  expect(takeWish('vote', id)).toBe(false);
  vi.useRealTimers();
});

it('[LB-08] whoever is signed in votes on the page, and takes the vote back', async () => {
  const server = startFakeServer({
    'GET /api/library/:id': () => none,
    'PUT /api/library/:id/vote': () => voted,
    'DELETE /api/library/:id/vote': () => ({ ...voted, ...none }),
  });
  signIn();
  open();
  const person = userEvent.setup();
  await person.click(vote());
  await waitFor(() => expect(vote().getAttribute('aria-pressed')).toBe('true'));
  await person.click(vote());
  await waitFor(() => expect(vote().getAttribute('aria-pressed')).toBe('false'));
  expect(server.asked(`DELETE /api/library/${id}/vote`)).toHaveLength(1);
});

it('[LB-08] a refusal is told where it was pressed', async () => {
  startFakeServer({
    'GET /api/library/:id': () => none,
    'PUT /api/library/:id/vote': () => refusal(403, 'not_allowed', 'You cannot vote for your own prompt.'),
  });
  signIn();
  open();
  await userEvent.setup().click(vote());
  expect((await screen.findByRole('alert')).textContent).toBe('You cannot vote for your own prompt.');
});
