import { answer, atRest, button, generate, letter, prompters, type } from './prompters.ts';
import { scene } from './scene.ts';

for (const [name, prompter] of Object.entries(prompters)) {
  const { path } = prompter;
  scene(`${name}-empty`, { as: 'new', path });
  scene(`${name}-empty-pressed`, {
    as: 'new',
    path,
    act: ({ page }) => button(page, prompter.press).click(),
  });
  scene(`${name}-typed`, { as: 'new', path, act: ({ page }) => type(page, prompter) });
  scene(`${name}-generated`, { as: 'new', path, act: ({ page }) => generate(page, prompter) });
  scene(`${name}-answered`, {
    as: 'new',
    path,
    act: async (stage) => {
      await generate(stage.page, prompter);
      await answer(stage);
    },
  });
  scene(`${name}-whole`, {
    as: 'new',
    path,
    isWhole: true,
    act: async (stage) => {
      await generate(stage.page, prompter);
      await answer(stage);
    },
  });
  scene(`${name}-failed`, {
    as: 'new',
    path,
    before: ({ page }) =>
      page.route('**/api/generations', (route) => route.fulfill({ status: 503, body: '' })),
    act: async ({ page }) => {
      await type(page, prompter);
      await page.keyboard.press('Control+Enter');
      await page.getByRole('alert').first().waitFor();
    },
  });
  scene(`${name}-over-quota`, { as: 'spent', path });
}

const working = { as: 'new', path: '/generator' } as const;
scene('content-generating', {
  ...working,
  before: ({ page }) => page.route('**/api/generations', () => undefined),
  act: async ({ page }) => {
    await type(page, prompters.content);
    await button(page, 'Generate Prompt').click();
    await page.waitForTimeout(600);
  },
});
scene('content-over-quota-pressed', {
  as: 'spent',
  path: '/generator',
  act: async ({ page }) => {
    await page.getByLabel('What do you want?').fill(letter);
    await page.getByLabel('What do you want?').press('Control+Enter');
    await page.waitForTimeout(1500);
  },
});
scene('content-expert', {
  ...working,
  act: async ({ page }) => {
    await page.getByText('Expert', { exact: true }).click();
    await generate(page, prompters.content);
  },
});
for (const name of ['content', 'code'] as const)
  scene(`${name}-settings`, {
    as: 'new',
    path: prompters[name].path,
    act: async ({ page }) => {
      await generate(page, prompters[name]);
      await button(page, /^Settings:/).click();
    },
  });
scene('content-decided', {
  ...working,
  act: async ({ page }) => {
    await generate(page, prompters.content);
    await button(page, 'Decide for me').click();
    await atRest(page);
  },
});
scene('content-improved', {
  ...working,
  act: async ({ page }) => {
    await page.getByLabel('What do you want?').fill('please wriet a welcome email for teh new customers');
    await button(page, /^Improve with/).click();
    await page.getByText('Key Improvements Made').waitFor();
  },
});
scene('content-cards', {
  as: 'busy',
  path: '/generator',
  act: async ({ page }) => {
    await page.getByLabel('What do you want?').fill(letter);
    await button(page, 'Generate Prompt').click();
    await page.getByText('Your card, ').first().waitFor();
    await atRest(page);
  },
});
scene('content-long-goal', {
  ...working,
  act: async ({ page }) => {
    await page.getByLabel('What do you want?').fill(`${letter} `.repeat(14));
    await button(page, 'Generate Prompt').click();
    await button(page, /^Copy/).waitFor();
    await atRest(page);
  },
});
scene('visual-video', {
  as: 'new',
  path: '/media',
  act: async ({ page }) => {
    await page.getByText('Video', { exact: true }).first().click();
    await page.getByLabel('What do you want to create?').fill('Tea poured into a white cup, close up');
    await button(page, 'Generate Video Prompt').click();
    await button(page, /^Copy/).waitFor();
    await atRest(page);
  },
});
scene('visual-style', {
  as: 'new',
  path: '/media',
  act: ({ page }) => page.getByText('Watercolor', { exact: true }).first().click(),
});
scene('visual-service', {
  as: 'new',
  path: '/media',
  act: async ({ page, isPhone }) => {
    await generate(page, prompters.visual);
    if (isPhone) {
      await page.getByLabel('Optimized for').selectOption('Stable Diffusion');
      await page.locator('#result').scrollIntoViewIfNeeded();
    } else await page.getByText('Stable Diffusion', { exact: true }).first().click();
    await atRest(page);
  },
});
scene('visual-services', {
  as: 'new',
  path: '/media',
  // A phone has them in a list of its own.
  only: 1440,
  act: async ({ page }) => {
    await generate(page, prompters.visual);
    await button(page, 'More').click();
  },
});
scene('code-api', {
  as: 'new',
  path: '/code',
  act: ({ page }) => page.getByText('API', { exact: true }).first().click(),
});
