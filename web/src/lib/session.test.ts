import { expect, it } from 'vitest';
import { usableSession } from './session.ts';

const now = 1_800_000_000;
const session = {
  access_token: 'a.b.c',
  refresh_token: 'r',
  expires_at: now + 3600,
  user: { id: 'ada', email: 'ada@acme.test' },
};

it('[AU-07] a session is restored on load while it lasts', () => {
  expect(usableSession(JSON.stringify(session), now)).toMatchObject({
    access_token: 'a.b.c',
    user: { id: 'ada' },
  });
});

it('[AU-07] a session near its end is not used as it is, so that it is refreshed', () => {
  expect(usableSession(JSON.stringify({ ...session, expires_at: now + 60 }), now)).toBeUndefined();
});

it.each([
  null,
  'null',
  '{',
  '[]',
  '{"access_token":1}',
  JSON.stringify({ ...session, user: null }),
  JSON.stringify({ ...session, expires_at: undefined }),
])('what is no whole session (%s) counts as none', (kept) => {
  expect(usableSession(kept, now)).toBeUndefined();
});
