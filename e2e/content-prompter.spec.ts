import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from './axe.ts';
import { expect, lastMailTo, linkIn, openSignIn, password, test } from './people.ts';

const goalOf = (page: Page) => page.getByLabel('What do you want?');
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Prompt' });
const resultOf = (page: Page) => page.getByRole('region', { name: 'Generated Prompt' });
/** Chooses from a select whichever way it is built: a native one or a list box. */
const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
};

test.beforeEach(async ({ ada }) => {
  await ada.page.goto('/generator');
});

test('[CP-01] the goal field is between 96 and 300 pixels high and resizable', async ({ ada: { page } }) => {
  const style = await goalOf(page).evaluate((field) => {
    const { minHeight, maxHeight, resize } = getComputedStyle(field);
    return { minHeight, maxHeight, resize };
  });
  expect(style).toEqual({ minHeight: '96px', maxHeight: '300px', resize: 'vertical' });
});

test('[CP-02] the specialty waits for an industry and is reset when it changes', async ({
  ada: { page },
}) => {
  const specialty = page.getByRole('combobox', { name: 'Specialty' });
  await expect(specialty).toBeDisabled();
  await choose(page, 'Industry', 'Email Marketing');
  await choose(page, 'Specialty', 'Welcome series');
  await expect(specialty).toContainText('Welcome series');
  await choose(page, 'Industry', 'Software Development');
  await expect(specialty).not.toContainText('Welcome series');
  await expect(specialty).toBeEnabled();
});

test('[CP-03] professional is chosen at first, and the box explains the chosen level', async ({
  ada: { page },
}) => {
  await expect(page.getByRole('radio', { name: 'Professional' })).toBeChecked();
  await page.getByText('Expert', { exact: true }).click();
  await expect(page.getByText('how the trade judges it')).toBeVisible();
});

test('[CP-04] [CP-14] the two toggles change the prompt', async ({ ada: { page } }) => {
  await goalOf(page).fill('Write a blog post about tea \u2014 its history and its trade');
  await page.getByRole('switch', { name: 'Human-like' }).click();
  await page.getByRole('switch', { name: 'No em dashes' }).click();
  await generate(page).click();
  await expect(resultOf(page)).toContainText(/tea/);
  await expect(resultOf(page)).not.toContainText('\u2014');
});

test('[CP-05] enhancing replaces the goal, says what it did, and one click brings the original back, after a reload too', async ({
  ada: { page },
}) => {
  const original = 'please wriet a welcome email for teh new customers';
  await goalOf(page).fill(original);
  await page.getByRole('button', { name: 'Improve with Whetstone AI' }).click();
  await expect(page.getByRole('heading', { name: 'Key Improvements Made' })).toBeVisible();
  await expect(goalOf(page)).not.toHaveValue(original);
  await page.getByRole('button', { name: 'Hide Details' }).click();
  await expect(page.getByRole('heading', { name: 'Key Improvements Made' })).toBeHidden();
  await page.reload();
  await page
    .getByRole('button', { name: /restore|original/i })
    .first()
    .click();
  await expect(goalOf(page)).toHaveValue(original);
  await expect(page.getByText('5 prompts remaining')).toBeVisible();
});

test('[CP-06] [CP-09] [CP-10] the usage card counts down in words and the button says when the month is used up', async ({
  ada: { page },
}) => {
  await expect(page.getByText('Try with free 5 prompts').first()).toBeVisible();
  await goalOf(page).fill('Write a haiku about rain');
  for (const words of [
    '4 prompts remaining',
    '3 prompts remaining',
    '2 prompts remaining',
    '1 prompt remaining',
    'No prompts remaining',
  ]) {
    await generate(page).click();
    await expect(page.getByText(words)).toBeVisible();
  }
  const upgrade = page.getByRole('button', { name: 'Limit Reached - Upgrade Required' });
  const dialog = page.getByRole('dialog', { name: 'Upgrade Required' });
  // Disabled: a press on it does nothing, and the focus that stood on it is not lost.
  await expect(upgrade).toBeFocused();
  await expect(upgrade).toBeDisabled();
  await expect(upgrade).toHaveAccessibleDescription('Your prompts of this month are used.');
  await page.keyboard.press('Enter');
  await upgrade.click({ force: true });
  await expect(dialog).toBeHidden();
  await expectNoAxeFindings(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'See how to go on' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Maybe Later' }).click();
  await goalOf(page).press('Control+Enter');
  await expect(dialog).toContainText("You've reached your monthly limit of 5 prompts");
  await expectNoAxeFindings(page);
  await dialog.getByRole('link', { name: 'View Plans & Upgrade' }).click();
  await page.waitForURL('**/pricing');
});

test('[CP-16] what only the person knows is asked while the goal is written, is part of the first prompt, can be changed at no cost, lasts over a reload, and goes with a new goal', async ({
  ada: { page },
}) => {
  const form = page.getByRole('form', { name: 'AI Content Prompter' });
  const name = page.getByLabel('Event name');
  const date = page.getByLabel('Date and time');
  const prompt = resultOf(page).locator('.manuscript').first();
  const place = await generate(page).boundingBox();
  await goalOf(page).fill('Write an email to remind members of the annual meeting');
  await expect(form.getByRole('region', { name: 'Only you know this (optional)' })).toBeVisible();
  await expect(goalOf(page)).toBeFocused();
  expect(await generate(page).boundingBox()).toEqual(place);
  await expect(form.getByRole('status')).toContainText('Event name, Date and time');
  await expectNoAxeFindings(page);
  await name.fill('Spring Assembly');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('3 May');
  await page.reload();
  await expect(date).toHaveValue('3 May');
  await date.press('End');
  await page.keyboard.type(', 6 pm');
  await page.keyboard.press('Control+Enter');
  await expect(prompt).toContainText('Event name: Spring Assembly');
  await expect(prompt).toContainText('Date and time: 3 May, 6 pm');
  await expect(page.getByText('4 prompts remaining')).toBeVisible();

  await expect(date).toHaveCount(1);
  await expect(resultOf(page).getByLabel('Date and time')).toBeFocused();
  await page.keyboard.type(', town hall');
  await page.keyboard.press('Control+Enter');
  await expect(prompt).toContainText('Date and time: 3 May, 6 pm, town hall');
  await expect(date).toBeFocused();
  await resultOf(page).getByText('Claude', { exact: true }).click();
  await expect(page.getByText('Rewritten, nothing charged.')).toBeVisible();
  await expect(prompt).toContainText('Date and time: 3 May, 6 pm, town hall');
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/api/prompts') && response.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect(((await (await saved).json()) as { prompt_text: string }).prompt_text).toContain('Spring Assembly');
  await page.reload();
  await expect(resultOf(page).getByLabel('Event name')).toHaveValue('Spring Assembly');
  await expect(prompt).toContainText('Spring Assembly');
  await expect(page.getByText('4 prompts remaining')).toBeVisible();

  await goalOf(page).press('End');
  await page.keyboard.type(' and the vote');
  await expect(form.getByLabel('Event name')).toHaveValue('Spring Assembly');
  await goalOf(page).fill('Write an email to remind the board of the annual audit meeting');
  await expect(form.getByLabel('Event name')).toHaveValue('');
  await generate(page).click();
  await expect(prompt).toContainText('audit');
  await expect(prompt).not.toContainText('Spring Assembly');
});

test('[CP-16] nothing moves under the pointer: blanks wait until it has left what they would push away', async ({
  ada: { page },
}) => {
  const human = page.getByRole('switch', { name: 'Human-like' });
  await goalOf(page).fill('Write an email to remind members of the annual meeting');
  const asked = page.waitForResponse('**/api/questions');
  await human.click();
  const place = await human.boundingBox();
  await asked;
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  expect(await human.boundingBox()).toEqual(place);
  await goalOf(page).click();
  await expect(page.getByLabel('Event name')).toBeVisible();
});

test('[CP-16] where asking is refused the form says nothing and works', async ({ ada: { page } }) => {
  await page.route('**/api/questions', (route) =>
    route.fulfill({ status: 429, json: { error: { code: 'rate_limited', message: 'Too often.' } } }),
  );
  const refused = page.waitForResponse('**/api/questions');
  await goalOf(page).fill('Write an email to remind members of the annual meeting');
  await refused;
  await generate(page).click();
  await expect(resultOf(page).getByLabel('Event name')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('[CP-07] Ctrl+Enter generates', async ({ ada: { page } }) => {
  await goalOf(page).fill('Write a haiku about snow');
  await page.keyboard.press('Control+Enter');
  await expect(resultOf(page)).toContainText('snow');
});

test('[CP-08] [CP-13] Save becomes "Saved" for three seconds, and the prompt is private in the library', async ({
  ada: { page },
}) => {
  const goal = `Write a story about ${'a very long winter '.repeat(12)}`.trim();
  await goalOf(page).fill(goal);
  await generate(page).click();
  await expect(resultOf(page)).toContainText('winter');
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/api/prompts') && response.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible({ timeout: 5000 });
  expect(await (await saved).json()).toMatchObject({
    title: goal.slice(0, 100),
    description: `Generated from: ${goal}`,
    category: 'Other',
    is_public: false,
  });
});

test('[CP-11] form and result survive a reload, sign-out and sign-in, and are not shown to another account', async ({
  ada: { page, email },
  request,
}) => {
  const goal = 'Plan a birthday party for 12 children in a small flat';
  await goalOf(page).fill(goal);
  await page.getByRole('switch', { name: 'Human-like' }).click();
  await generate(page).click();
  await expect(resultOf(page)).toContainText('12 children');
  await page.reload();
  await expect(goalOf(page)).toHaveValue(goal);
  await expect(page.getByRole('switch', { name: 'Human-like' })).toBeChecked();
  await expect(resultOf(page)).toContainText('12 children');

  const signIn = async (address: string) => {
    await openSignIn(page);
    await page.getByRole('dialog').getByLabel('E-mail').fill(address);
    await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('dialog').getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('**/dashboard');
    await page.goto('/generator');
  };
  const signOut = async () => {
    await page.getByRole('button', { name: 'Sign Out' }).first().click();
    await page.waitForURL((url) => url.pathname === '/');
  };
  await signOut();
  const other = email.replace('ada-', 'bob-');
  await request.post('/auth/v1/signup', { data: { email: other, password, data: { full_name: 'Bob' } } });
  await request.get(linkIn((await lastMailTo(request, other)).text), { maxRedirects: 0 });
  await signIn(other);
  await expect(goalOf(page)).toHaveValue('');
  await signOut();
  await signIn(email);
  await expect(goalOf(page)).toHaveValue(goal);
});

test('[CP-12] a blank goal does nothing', async ({ ada: { page } }) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/generations')) calls += 1;
  });
  await goalOf(page).fill('   \n ');
  await page.keyboard.press('Control+Enter');
  await generate(page).click();
  await goalOf(page).fill('Write a haiku about wind');
  await page.keyboard.press('Control+Enter');
  await expect(resultOf(page)).toContainText('wind');
  expect(calls).toBe(1);
});

test('[CP-15] premium industries and the expert level are open to the free plan', async ({
  ada: { page },
}) => {
  await choose(page, 'Industry', 'Legal & Compliance (premium)');
  await page.getByText('Expert', { exact: true }).click();
  await goalOf(page).fill(
    'Review this contract clause for risks: either party may end the agreement with 3 days notice',
  );
  await generate(page).click();
  await expect(resultOf(page)).toContainText('3 days');
});

for (const scheme of ['light', 'dark'] as const) {
  test(`the Content Prompter has no accessibility finding, empty and with a result (${scheme})`, async ({
    ada: { page },
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await expect(page.getByText('5 prompts remaining')).toBeVisible();
    await expectNoAxeFindings(page);
    await goalOf(page).fill('Write a blog post about fog');
    await generate(page).click();
    await expect(resultOf(page)).toContainText('fog');
    await expect(page.getByLabel('Who it is for')).toBeVisible();
    await expectNoAxeFindings(page);
  });
}

test('with forced colors one still sees what is on and what is chosen', async ({ ada: { page } }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/generator');
  const background = (element: Element) => getComputedStyle(element).backgroundColor;
  const human = page.getByLabel('Human-like');
  const off = await human.evaluate(background);
  await human.check();
  await expect.poll(() => human.evaluate(background)).not.toBe(off);
  const level = (name: string) => page.locator('label', { hasText: name }).first();
  const plain = await level('Standard').evaluate(background);
  expect(await level('Professional').evaluate(background)).not.toBe(plain);
  const here = page.locator('nav [aria-current=page]').first();
  const [color, around] = await here.evaluate((link) => {
    const style = getComputedStyle(link);
    return [style.color, style.backgroundColor];
  });
  expect(color).not.toBe(around);
  const border = await page
    .getByRole('button', { name: 'Generate Prompt' })
    .evaluate((button) => getComputedStyle(button).borderTopWidth);
  expect(border).toBe('1px');
});

test('[CP-08] a refused rewriting leaves prompt and answers as they are, trying again writes them, and a prompt of an earlier version asks to be generated again', async ({
  ada: { page, headers },
  request,
}) => {
  await goalOf(page).fill('Write an email that invites the neighbours to a street party');
  await generate(page).click();
  const blank = resultOf(page).getByRole('textbox').first();
  const told = 'That was a lot. Please try again in a minute.';
  const refusal = { error: { code: 'rate_limited', message: told } };
  await page.route('**/rewrites', (route) => route.fulfill({ status: 429, json: refusal }));
  await blank.fill('12 June, from four');
  await blank.press('Enter');
  const failure = resultOf(page).getByRole('alert');
  await expect(failure).toContainText(told);
  await expect(blank).toHaveValue('12 June, from four');
  await expectNoAxeFindings(page);
  await page.unroute('**/rewrites');
  await failure.getByRole('button', { name: 'Write it again' }).click();
  await expect(resultOf(page).getByText('A change costs nothing.')).toBeVisible();
  await expect(failure).toHaveCount(0);

  // As a draft from an earlier version of the page has it.
  const kept = async () => (await request.get('/api/drafts/content', { headers })).json();
  await expect.poll(async () => (await kept()).draft?.content.result?.answers).toBeTruthy();
  await page.goto('/dashboard');
  const { draft } = await kept();
  const { result, ...content } = draft.content;
  await request.put('/api/drafts/content', {
    headers,
    data: {
      content: { ...content, result: { ...result, id: undefined } },
      version: draft.version,
      writer: draft.writer,
      step: draft.step + 1,
    },
  });
  await page.goto('/generator');
  // It cannot be rewritten, so its blanks ask for the next one.
  const form = page.getByRole('form', { name: 'AI Content Prompter' });
  await expect(form.locator('.blank').first()).toHaveValue('12 June, from four');
  await expect(resultOf(page).getByRole('textbox')).toHaveCount(0);
  await resultOf(page).getByText('Claude', { exact: true }).click();
  await expect(resultOf(page)).toContainText('This prompt is from an earlier visit.');
  await expect(page.getByText('4 prompts remaining')).toBeVisible();
});
