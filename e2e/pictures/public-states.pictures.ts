import { drawnBy, drawnFrom } from './made-page.ts';
import { scene, type Stage } from './scene.ts';
import { readAccount } from './seed/accounts.ts';
import { readVoted } from './voted.ts';

const nobody = '00000000-0000-4000-8000-000000000000';
const path = `/library/collections/${nobody}`;
/** What Ada Harrow has published: title, how it begins, votes, copies. */
const letters = (
  [
    [
      'Reminder for an unpaid invoice',
      'Write a friendly reminder to {{customer}} about invoice {{number}}, due on {{date}}.',
      31,
      212,
    ],
    [
      'Complaint that gets an answer',
      'Write a complaint about {{what went wrong}}. Ask for {{what you want}} by {{date}}.',
      24,
      168,
    ],
    [
      'Letter of notice to a landlord',
      'Write a letter of notice for {{address}}, moving out on {{date}}. No reasons.',
      17,
      95,
    ],
    [
      'Thank-you after an interview',
      'Write a thank-you to {{interviewer}} for {{job}}. Name one thing we talked about: {{topic}}.',
      12,
      140,
    ],
    ['No, politely', 'Turn down {{request}} in three sentences. Offer {{alternative}} instead.', 9, 77],
    [
      'Price rise to regular customers',
      'Tell our customers that prices go up by {{percent}} on {{date}}. Reason: {{reason}}.',
      4,
      58,
    ],
  ] as const
).map(([title, preview, votes, copies], at) => ({
  id: nobody.replace(/.$/, String(at + 1)),
  title,
  preview,
  votes,
  copies,
  description: '',
  category: at === 3 ? 'Business & Productivity' : 'Marketing & Sales',
  tags: ['letter'],
  use_case: null,
  is_template: false,
  is_own: false,
  is_favorite: false,
  has_voted: false,
}));
/** The library as its visitors find it, with what an author's page or a collection asks of it. */
const withLibrary =
  (at: string, answers: Readonly<Record<string, unknown>>) =>
  async (stage: Stage): Promise<void> => {
    const read = readVoted(stage.request);
    await drawnBy(new RegExp(`^${at}$`), async (asked) => {
      const found = Object.entries(answers).find(([begin]) => asked.startsWith(begin));
      return found ? Response.json(found[1]) : read(asked);
    })(stage);
  };
const author = { name: 'Ada Harrow', slug: 'ada-harrow' };
const collection = {
  id: nobody,
  name: 'Letters that get answers',
  description: 'Short, polite, dated: letters that say what is wanted and by when.',
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
  act: ({ page }) => page.locator('.cases label').first().click(),
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
  before: drawnFrom('/library/by/ada-harrow', {
    '/api/authors/': { author, items: letters, next_cursor: null, collections: [collection] },
  }),
});
scene('public-author-empty', {
  as: 'visitor',
  path: '/library/by/ada-harrow',
  before: withLibrary('/library/by/ada-harrow', {
    '/api/authors/': { author, items: [], next_cursor: null, collections: [] },
  }),
});
scene('public-author-gone', { as: 'visitor', path: '/library/by/nobody-of-this-name' });
scene('public-collection', {
  as: 'visitor',
  path,
  before: drawnFrom(path, { '/api/collections/': { ...collection, prompts: letters } }),
});
scene('public-collection-empty', {
  as: 'visitor',
  path,
  before: withLibrary(path, { '/api/collections/': collection }),
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
