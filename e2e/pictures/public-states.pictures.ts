import { drawnFrom } from './made-page.ts';
import { scene } from './scene.ts';
import { readAccount } from './seed/accounts.ts';

const nobody = '00000000-0000-4000-8000-000000000000';
const path = `/library/collections/${nobody}`;
const author = { name: 'Ada Harrow', slug: 'ada-harrow' };
const collection = {
  id: nobody,
  name: 'Letters that get answers',
  description: '',
  is_shared: true,
  is_taken_down: false,
  is_own: false,
  author,
  prompts: [],
  hidden: 0,
  updated_at: '2026-11-20T09:00:00.000Z',
};

scene('public-home-case-open', {
  as: 'visitor',
  path: '/',
  only: 390,
  isWhole: true,
  act: ({ page }) => page.getByText('Show more').first().click(),
});
scene('public-library-none-found', {
  as: 'visitor',
  path: '/library?search=zebra+quartz&category=Image%20Generation&tag=photo',
});
scene('public-library-empty-category', { as: 'visitor', path: '/library?category=Falconry' });
scene('public-library-category', { as: 'visitor', path: '/library?category=Image%20Generation' });
scene('public-library-unreachable', { as: 'visitor', path: '/library', before: drawnFrom('/library', {}) });
scene('public-prompt-choices', {
  as: 'visitor',
  act: async ({ page, request }) => {
    const { headers } = readAccount('busy');
    const listed = await request.get('/api/prompts?limit=100', { headers });
    const { items } = (await listed.json()) as { items: { id: string; title: string }[] };
    const letter = items.find(({ title }) => title === 'Price letter to wholesale customers');
    await page.goto(`/library/${letter?.id}`);
    await page.waitForLoadState('networkidle');
  },
  isWhole: true,
});
scene('public-author', {
  as: 'visitor',
  path: '/library/by/ada-harrow',
  before: async (stage) => {
    const listed = await stage.request.get('/api/library?limit=6');
    const { items } = (await listed.json()) as { items: unknown[] };
    const collections = [{ id: nobody, name: collection.name, description: 'Short, polite, dated.' }];
    const page = { author, items, next_cursor: null, collections };
    await drawnFrom('/library/by/ada-harrow', { '/api/authors/': page })(stage);
  },
});
scene('public-author-empty', {
  as: 'visitor',
  path: '/library/by/ada-harrow',
  before: drawnFrom('/library/by/ada-harrow', {
    '/api/authors/': { author, items: [], next_cursor: null, collections: [] },
  }),
});
scene('public-author-gone', { as: 'visitor', path: '/library/by/nobody-of-this-name' });
scene('public-collection', {
  as: 'visitor',
  path,
  before: async (stage) => {
    const listed = await stage.request.get('/api/library?limit=6');
    const { items: prompts } = (await listed.json()) as { items: unknown[] };
    await drawnFrom(path, { '/api/collections/': { ...collection, prompts } })(stage);
  },
});
scene('public-collection-empty', {
  as: 'visitor',
  path,
  before: drawnFrom(path, { '/api/collections/': collection }),
});
scene('public-collection-gone', { as: 'visitor', path });
scene('public-help-none-found', {
  as: 'visitor',
  path: '/help',
  act: async ({ page }) => {
    await page.getByLabel('Search help').pressSequentially('fax machine');
    await page.getByText('Nothing in Help').waitFor();
  },
});

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const minute = ago(0);
const daysPast = (failuresToday: number) =>
  [...Array(60).keys()].map((at) => ({
    day: ago(at * 1440).slice(0, 10),
    checks: 1440,
    failures: at === 0 ? failuresToday : 0,
  }));
const names = ['Web app', 'Accounts', 'Database', 'Generation', 'Enhancement', 'Payments'];
const outage = {
  overall: 'outage',
  checked_at: minute,
  uptime_percent: 99.61,
  response_ms: 84,
  services: names.map((name) => ({
    id: name.toLowerCase().replace('web ', ''),
    name,
    status: name === 'Payments' ? 'outage' : name === 'Accounts' ? 'degraded' : 'operational',
    uptime_percent: name === 'Payments' ? 97.73 : name === 'Accounts' ? 99.41 : 99.98,
    response_ms: name === 'Payments' ? null : name === 'Accounts' ? 1840 : 84,
    days: daysPast(name === 'Payments' ? 19 : name === 'Accounts' ? 8 : 0),
  })),
  incidents: [
    {
      id: 1,
      service: 'payments',
      title: 'Payments: outage',
      status: 'ongoing',
      started_at: ago(19),
      ended_at: null,
      duration_minutes: 19,
      description: 'Three checks in a row failed.',
    },
  ],
};
scene('public-status-outage', {
  as: 'visitor',
  path: '/status',
  before: drawnFrom('/status', { '/api/status': outage }),
});
scene('public-status-unavailable', { as: 'visitor', path: '/status', before: drawnFrom('/status', {}) });
scene('public-library-filters', {
  as: 'visitor',
  path: '/library?category=Image%20Generation',
  only: 390,
  act: ({ page }) => page.getByRole('button', { name: /^Filters/ }).click(),
});
