import type { APIRequestContext, Page } from '@playwright/test';
import { scene, type Stage } from './scene.ts';
import { readAccount } from './seed/accounts.ts';
import type { Seeded } from './seed/people.ts';

const template = '0b6a1f52-6f0e-4c39-9d0a-3f6c1c8e5a01';
const mine = { as: 'busy', path: '/user-library' } as const;
const failure = ({ page }: Stage) =>
  page
    .getByRole('heading', { name: /didn’t load/ })
    .first()
    .waitFor();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const failing =
  (pattern: RegExp) =>
  ({ page }: Stage) =>
    page.route(pattern, (route) =>
      route.fulfill({
        status: 503,
        json: {
          error: {
            code: 'unavailable',
            message: 'The service is not available right now. Try again in a moment.',
          },
        },
      }),
    );
const hanging =
  (pattern: RegExp) =>
  ({ page }: Stage) =>
    page.route(pattern, () => undefined);
const idOf = async (request: APIRequestContext, headers: Seeded['headers'], title: string) => {
  const answer = await request.get('/api/prompts?limit=100', { headers });
  const { items } = (await answer.json()) as { items: { id: string; title: string }[] };
  return items.find((each) => each.title === title)?.id ?? '';
};
const letter = 'Price letter to wholesale customers';
const edit = async (stage: Stage, part?: 'History' | 'Sharing') => {
  await stage.page.goto(`/user-library?edit=${await idOf(stage.request, stage.person.headers, letter)}`);
  const dialog = stage.page.getByRole('dialog');
  if (part) {
    await dialog.getByText(part, { exact: true }).click();
    await dialog.getByText(part === 'History' ? 'Name this version' : 'What readers see').waitFor();
  }
  await stage.page.waitForLoadState('networkidle');
};
const select = async ({ page }: Stage) => {
  await button(page, 'Select').click();
  for (const title of ['Autumn newsletter', 'Rota message to the team'])
    await page.getByRole('checkbox', { name: `Select ${title}` }).check();
  // Beside the list the prompt stands that was selected last.
  if ((page.viewportSize()?.width ?? 0) > 1248)
    await page.getByRole('article', { name: 'Rota message to the team' }).waitFor();
};

const rows = ({ page }: Stage) => button(page, 'Select').waitFor();

scene('my-library', { ...mine, act: rows });
scene('my-library-whole', { ...mine, isWhole: true, act: rows });
scene('my-library-open', {
  ...mine,
  act: async (stage) => {
    await stage.page.goto(`/user-library?open=${await idOf(stage.request, stage.person.headers, letter)}`);
    await stage.page.getByRole('button', { name: `More for ${letter}` }).waitFor();
    await rows(stage);
  },
});
scene('my-library-more', {
  ...mine,
  act: async (stage) => {
    await stage.page.goto(`/user-library?open=${await idOf(stage.request, stage.person.headers, letter)}`);
    await stage.page.getByRole('button', { name: `More for ${letter}` }).click();
  },
});
scene('my-library-empty', {
  as: 'new',
  path: '/user-library',
  act: ({ page }) => page.getByText('No prompts yet').waitFor(),
});
scene('my-library-none-found', { as: 'busy', path: '/user-library?search=zebra' });
scene('my-library-failed', { ...mine, before: failing(/\/api\/prompts/), act: failure });
scene('my-library-loading', { ...mine, before: hanging(/\/api\/prompts/), hangs: true });
scene('my-library-selected', { ...mine, act: select });
scene('my-library-undo', {
  ...mine,
  only: 1440,
  act: async (stage) => {
    await select(stage);
    await stage.page.keyboard.press('t');
    await stage.page.keyboard.type('spring');
    await stage.page.keyboard.press('Enter');
    await stage.page.getByRole('button', { name: 'Undo' }).waitFor();
  },
});
scene('my-library-move', {
  ...mine,
  act: async (stage) => {
    await select(stage);
    await button(stage.page, 'Move to…').click();
  },
});
scene('my-library-delete', {
  ...mine,
  act: async (stage) => {
    await select(stage);
    await stage.page
      .getByRole('region', { name: 'Selection' })
      .getByRole('button', { name: 'Delete' })
      .click();
  },
});
scene('my-library-new', { as: 'busy', path: '/user-library?edit=new' });
scene('my-library-edit', { as: 'busy', act: (stage) => edit(stage) });
scene('my-library-history', { as: 'busy', act: (stage) => edit(stage, 'History') });
scene('my-library-sharing', { as: 'busy', act: (stage) => edit(stage, 'Sharing') });
scene('my-library-bin', { as: 'busy', path: '/user-library?view=bin' });
scene('my-library-favorites', { as: 'busy', path: '/user-library?view=favorites' });
scene('my-library-no-favorites', { as: 'new', path: '/user-library?view=favorites' });
scene('context-failed', { as: 'busy', path: '/context', before: failing(/\/api\/cards/), act: failure });
const openImport = async ({ page }: Stage) => {
  if (!(await button(page, 'Import').isVisible())) await button(page, 'More').click();
  await button(page, 'Import').click();
  await page.getByRole('dialog').waitFor();
};
scene('my-library-import', { ...mine, act: openImport });
scene('my-library-import-failed', {
  ...mine,
  act: async (stage) => {
    await openImport(stage);
    const name = 'teapot.png';
    const buffer = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]);
    await stage.page.getByLabel('Choose files').setInputFiles([{ name, mimeType: 'image/png', buffer }]);
    await stage.page.waitForLoadState('networkidle');
  },
});
scene('my-library-import-rows', {
  ...mine,
  act: async (stage) => {
    await openImport(stage);
    const buffer = Buffer.from(
      [
        'Name,Text,Team,Tags',
        'Winter newsletter,"Write a winter newsletter of {{words=200}} words about {{subject}}.",Shop,newsletter',
        'Gift box insert,"Write the card that lies in a gift box of three teas: 50 words, warm, no sales talk.",Shop,product',
        'Late delivery,"Tell {{customer}} that the order comes on {{date}}. Two sentences, no excuses.",Shop,email',
        'No words yet,,Shop,',
        'Recipe card,"Write a recipe for iced oolong with three steps.",Kitchen,short',
      ].join('\n'),
    );
    await stage.page
      .getByLabel('Choose files')
      .setInputFiles([{ name: 'prompts.csv', mimeType: 'text/csv', buffer }]);
    await stage.page.getByRole('button', { name: /^Add \d/ }).waitFor();
  },
});
scene('my-library-export', {
  ...mine,
  act: async ({ page }) => {
    if (!(await button(page, 'Export').isVisible())) await button(page, 'More').click();
    await button(page, 'Export').click();
    await page.getByRole('dialog').waitFor();
  },
});

scene('library', { as: 'busy', path: '/prompt-library' });
scene('library-whole', { as: 'busy', path: '/prompt-library', isWhole: true });
scene('library-found', { as: 'busy', path: '/prompt-library?search=poster' });
scene('library-none-found', { as: 'busy', path: '/prompt-library?search=zebra+quartz+nothing' });
scene('library-prompt', { as: 'busy', path: `/prompt-library?prompt=${template}` });
// Only another person's prompt can be reported.
scene('library-report', {
  as: 'new',
  act: async ({ page, request }) => {
    const { headers } = readAccount('busy');
    await page.goto(`/prompt-library?prompt=${await idOf(request, headers, letter)}`);
    const dialog = page.getByRole('dialog');
    const more = dialog.getByRole('button', { name: 'More', exact: true });
    const report = page.getByRole('button', { name: 'Report', exact: true });
    // On a phone it stands behind "More".
    await more.or(report).first().waitFor();
    if (await more.isVisible()) await more.click();
    await report.click();
    await page.getByRole('dialog', { name: 'Report this prompt' }).waitFor();
  },
});
scene('library-failed', {
  as: 'busy',
  path: '/prompt-library',
  before: failing(/\/api\/library(\?|$)/),
  act: failure,
});
scene('library-loading', {
  as: 'busy',
  path: '/prompt-library',
  before: hanging(/\/api\/library(\?|$)/),
  hangs: true,
});

const collect = async ({ page, request, person: { headers } }: Stage) => {
  const found = await request.get('/api/library?limit=5', { headers });
  const { items } = (await found.json()) as { items: { id: string }[] };
  for (const name of ['Late replies', 'Shop shelf'])
    await request.post('/api/collections', {
      headers,
      data: {
        name,
        description: 'What the shop needs on a calm Monday.',
        is_shared: name === 'Shop shelf',
        prompt_ids: items.map(({ id }) => id),
      },
    });
  await page.goto('/collections');
  await page.getByRole('link', { name: /^Shop shelf/ }).waitFor();
  await page.getByRole('heading', { name: 'Also in the library' }).waitFor();
};
scene('collections', { as: 'new', act: collect });
scene('collection', {
  as: 'new',
  act: async (stage) => {
    await collect(stage);
    await stage.page.getByRole('link', { name: /^Shop shelf/ }).click();
    await button(stage.page, 'Delete').waitFor();
  },
});

/** Answers of two and of three goals, as they are kept. */
const withAnswers = ({ page }: Stage) =>
  page.route('**/api/remembered-answers', (route) =>
    route.fulfill({
      json: {
        items: [
          { fact: 'tone', ask: 'What tone should it have?', answer: 'Friendly, first names', times: 3 },
          { fact: 'length', ask: 'How long may it be?', answer: 'Under 150 words', times: 2 },
        ].map((each, at) => ({
          ...each,
          id: `0b6a1f52-6f0e-4c39-9d0a-3f6c1c8e5b0${at}`,
          last_at: new Date().toISOString(),
        })),
      },
    }),
  );

scene('context', { as: 'busy', path: '/context', before: withAnswers });
scene('context-empty', { as: 'new', path: '/context' });
scene('context-card', {
  as: 'busy',
  path: '/context',
  act: ({ page }) => button(page, /^My tea shop/).click(),
});
