import type { Page } from '@playwright/test';
import { scene, type Stage } from './scene.ts';
import { buyPlan } from './seed/people.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const failing =
  (pattern: string) =>
  ({ page }: Stage) =>
    page.route(pattern, (route) => route.fulfill({ status: 503, body: '' }));
const onPlan =
  (tier: string) =>
  ({ request, person }: Stage) =>
    buyPlan(request, person, tier);
const hour = 3_600_000;
interface Month {
  usage: { used: number };
  figures: { days_active: number };
  usage_by_day: { date: string; generations: number }[];
  activity: { at: string; kind: string }[];
}
/** What a month of work looks like: the days are the account's own, the counts are put in. */
const withAMonth = ({ page }: Stage) =>
  page.route('**/api/dashboard', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as Month;
    const today = body.usage_by_day.at(-1)?.date ?? '';
    // The month's days amount to what is used of the month; those before it are their own.
    let left = body.usage.used;
    const usage_by_day = body.usage_by_day.toReversed().map(({ date }, ago) => {
      const isThisMonth = date.slice(0, 7) === today.slice(0, 7);
      const wanted = [2, 1, 0, 3, 0, 0, 1][ago % 7] ?? 0;
      const generations = isThisMonth ? Math.min(left, wanted) : wanted;
      if (isThisMonth) left -= generations;
      return { date, generations };
    });
    const days_active = usage_by_day.filter(({ generations }) => generations > 0).length;
    // What was generated happened on the days that the figures name.
    const moments = usage_by_day.flatMap(({ date, generations }) =>
      Array.from(
        { length: generations },
        (_, at) => Math.min(Date.parse(`${date}T16:00:00Z`), Date.now()) - at * hour,
      ),
    );
    const activity = body.activity
      .map((entry, at) => {
        const generated = entry.kind === 'generated' ? moments.shift() : undefined;
        return {
          ...entry,
          at: new Date(generated ?? Date.parse(entry.at) - at * 5.3 * hour).toISOString(),
        };
      })
      .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
    await route.fulfill({
      json: {
        ...body,
        usage_by_day: usage_by_day.toReversed(),
        activity,
        figures: { ...body.figures, days_active, total_votes: 14 },
      },
    });
  });

/** A few more wait beside the one that was made; the head counts them too. */
const withMoreReports = async ({ page }: Stage) => {
  await page.route('**/api/admin/figures', async (route) => {
    const figures = (await (await route.fetch()).json()) as { open_reports: number };
    await route.fulfill({ json: { ...figures, open_reports: figures.open_reports + 7 } });
  });
  await page.route('**/api/admin/reports?state=open*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { items: object[] };
    const [first] = body.items;
    const more = [
      ['Followers in a week, guaranteed', 2],
      ['Tea tasting notes', 1],
      ['Reply to a one-star review', 1],
      ['Cover letter for a barista job', 3],
    ].map(([title, open_reports], at) => ({
      ...first,
      id: `more-${at}`,
      subject_id: `more-${at}`,
      title,
      open_reports,
    }));
    await route.fulfill({ json: { ...body, items: [...body.items, ...more] } });
  });
};

scene('dashboard', { as: 'busy', path: '/dashboard', before: withAMonth });
scene('dashboard-whole', { as: 'busy', path: '/dashboard', before: withAMonth, isWhole: true });
scene('dashboard-empty', { as: 'new', path: '/dashboard' });
scene('dashboard-over-quota', { as: 'spent', path: '/dashboard' });
scene('dashboard-unlimited', { as: 'new', path: '/dashboard', before: onPlan('unlimited') });
scene('dashboard-failed', {
  as: 'busy',
  path: '/dashboard',
  before: failing('**/api/dashboard'),
  act: ({ page }) => page.waitForTimeout(6000),
});
scene('dashboard-loading', {
  as: 'busy',
  path: '/dashboard',
  before: ({ page }) => page.route('**/api/dashboard', () => undefined),
  hangs: true,
});
scene('dashboard-after-checkout', {
  as: 'busy',
  path: '/?upgraded=starter&success=true',
  act: async ({ page }) => {
    await page.waitForURL('**/dashboard**');
    await page.waitForTimeout(1500);
  },
});

scene('account', { as: 'busy', path: '/account', isWhole: true });
scene('account-first-screen', { as: 'busy', path: '/account' });
scene('account-free', { as: 'new', path: '/account', isWhole: true });
scene('account-spent', { as: 'spent', path: '/account' });
scene('account-unlimited', { as: 'new', path: '/account', before: onPlan('unlimited') });
scene('account-failed', {
  as: 'busy',
  path: '/account',
  before: failing('**/api/account'),
  act: ({ page }) => page.waitForTimeout(6000),
});
scene('account-cancel', { as: 'busy', path: '/account?dialog=cancel' });
scene('account-withdraw', { as: 'busy', path: '/account?dialog=withdraw' });
scene('account-change-plan', { as: 'busy', path: '/account?change=pro' });
scene('account-delete', {
  as: 'new',
  path: '/account',
  act: async ({ page }) => {
    await button(page, 'Delete account').click();
    await page.getByRole('dialog').waitFor();
  },
});
scene('account-two-factor', {
  as: 'new',
  path: '/account',
  act: async ({ page }) => {
    await button(page, 'Set up').click();
    await page.getByAltText('QR code for your authenticator app').scrollIntoViewIfNeeded();
  },
});
scene('account-password', {
  as: 'new',
  path: '/account',
  act: async ({ page }) => {
    await button(page, 'Change password').click();
    await button(page, 'Save password').scrollIntoViewIfNeeded();
    await button(page, 'Save password').click();
  },
});
scene('account-no-profile', {
  as: 'new',
  path: '/account',
  before: ({ page }) =>
    page.route('**/api/account', async (route) => {
      const account = (await (await route.fetch()).json()) as object;
      await route.fulfill({ json: { ...account, profile: null } });
    }),
});

scene('checkout-sandbox', {
  as: 'new',
  path: '/checkout?plan=pro',
  act: ({ page }) => page.waitForURL('**/dev/checkout?**'),
});
/** Who is an admin is asked first; only then what the screen shows. */
const whole = async ({ page }: Stage) => {
  await page.getByRole('group', { name: 'Section' }).waitFor();
  await page.waitForLoadState('networkidle');
};
scene('admin', { as: 'admin', path: '/admin', act: whole });
for (const tab of ['users', 'log', 'security'])
  scene(`admin-${tab}`, { as: 'admin', path: `/admin?tab=${tab}`, act: whole });
scene('admin-reports', { as: 'admin', path: '/admin?tab=reports', before: withMoreReports, act: whole });
for (const [tab, call] of [
  ['reports', 'reports'],
  ['log', 'actions'],
])
  scene(`admin-${tab}-empty`, {
    as: 'admin',
    path: `/admin?tab=${tab}`,
    before: ({ page }) =>
      page.route(`**/api/admin/${call}*`, (route) =>
        route.fulfill({ json: { items: [], next_cursor: null } }),
      ),
  });
scene('admin-refused', { as: 'new', path: '/admin' });
scene('admin-log-range', {
  as: 'admin',
  path: '/admin?tab=log',
  act: async ({ page, isPhone }) => {
    if (isPhone) await button(page, 'Filters').click();
    await page.getByLabel('When (UTC)').selectOption('Date range');
    await page.getByLabel('From').fill('Foo 3');
    await page.getByLabel('To', { exact: true }).fill('Nov 30');
  },
});
scene('admin-reports-closed', {
  as: 'admin',
  path: '/admin?tab=reports',
  act: async ({ page }) => {
    await button(page, 'Closed').click();
    await page.getByText('Decided:').first().waitFor();
  },
});
scene('admin-person', {
  as: 'admin',
  path: '/admin?tab=users',
  act: async ({ page }) => {
    await button(page, /^Manage /).click();
    await page.getByRole('dialog').waitFor();
  },
});
