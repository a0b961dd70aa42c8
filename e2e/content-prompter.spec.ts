import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from './axe.ts';
import { expect, lastMailTo, linkIn, openSignIn, password, test } from './people.ts';

const goalOf = (page: Page) => page.getByLabel('What do you want?');
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Prompt' });
/** Once there is a prompt they are one line in the foot. */
const openSettings = (page: Page) => page.getByRole('button', { name: /^Settings:/ }).click();
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
  await expect(page.getByText('experts in your specialty')).toBeVisible();
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
  await page.getByRole('switch', { name: 'Human-like' }).click();
  for (const [at, words] of [
    '4 prompts remaining',
    '3 prompts remaining',
    '2 prompts remaining',
    '1 prompt remaining',
    'No prompts remaining',
  ].entries()) {
    await goalOf(page).fill(`Write a haiku about rain, number ${at}`);
    await generate(page).click();
    await expect(page.getByText(words)).toBeVisible();
  }
  const upgrade = page.getByRole('button', { name: 'See plans' });
  const dialog = page.getByRole('dialog', { name: 'Upgrade Required' });
  // The button is gone once its prompt is there: the focus goes on to the prompt.
  await expect(resultOf(page)).toBeFocused();
  await goalOf(page).fill('Write a haiku about frost');
  await expect(page.getByText('Limit Reached - Upgrade Required')).toBeVisible();
  await upgrade.focus();
  await expectNoAxeFindings(page);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Upgrade to Professional' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Maybe Later' }).click();
  await openSettings(page);
  await page.getByRole('switch', { name: 'Human-like' }).click();
  await goalOf(page).fill('Write a haiku about wind');
  await page.getByRole('button', { name: 'Write for free' }).click();
  await expect(resultOf(page)).toContainText('Only your own words so far. This is free.');
  await goalOf(page).press('Control+Enter');
  await expect(dialog).toContainText("You've reached your monthly limit of 5 prompts");
  await expectNoAxeFindings(page);
  await dialog.getByRole('link', { name: 'View Plans & Upgrade' }).click();
  await page.waitForURL('**/pricing');
});

const invitation = 'Write an email inviting our neighbours to a street party on Saturday';
const formOf = (page: Page) => page.getByRole('form', { name: 'AI Content Prompter' });
const asksOf = (page: Page) => formOf(page).getByRole('region', { name: 'What only you know (optional)' });
const firstQuestion = (page: Page) => asksOf(page).getByRole('radiogroup').first();
const wordsOf = (page: Page) => resultOf(page).locator('.manuscript').first();

test('[AO-01] [AO-02] [AO-07] own words are free; a press becomes a line, is counted once, and is taken back by another press', async ({
  ada: { page },
}) => {
  const place = await generate(page).boundingBox();
  await goalOf(page).fill(invitation);
  await expect(firstQuestion(page)).toBeVisible();
  await expect(goalOf(page)).toBeFocused();
  expect(await generate(page).boundingBox()).toEqual(place);
  await expectNoAxeFindings(page);
  await page.keyboard.press('Control+Enter');
  await expect(wordsOf(page)).toContainText(invitation);
  await expect(resultOf(page)).toContainText('Only your own words so far. This is free.');
  await expect(page.getByText('5 prompts remaining')).toBeVisible();

  const choice = firstQuestion(page).getByRole('radio').first();
  await expect(choice).toBeFocused();
  const chosen = (await choice.locator('..').textContent()) ?? '';
  const before = await choice.boundingBox();
  await page.keyboard.press('1');
  await expect(wordsOf(page)).toContainText(`: ${chosen}`);
  await expect(choice).toBeChecked();
  expect(await choice.boundingBox()).toEqual(before);
  await expect(resultOf(page)).toContainText('Counts as one prompt, 4 left.');
  await expect(page.getByText('4 prompts remaining')).toBeVisible();

  const line = asksOf(page).getByLabel('Anything else?');
  await line.fill('the hall closes at nine');
  await line.press('Enter');
  await expect(wordsOf(page)).toContainText('The hall closes at nine');
  const offers = asksOf(page).getByRole('group', { name: 'Add to the request' });
  const [offer] = await offers.getByRole('button').all();
  const length = (await wordsOf(page).textContent())?.length ?? 0;
  await offer?.click();
  await expect(offer ?? offers).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await wordsOf(page).textContent())?.length).toBeGreaterThan(length);

  await resultOf(page).getByText('Claude', { exact: true }).click();
  await expect(page.getByText('Rewritten at no charge.')).toBeVisible();
  await page.reload();
  await expect(choice).toBeChecked();
  await expect(line).toHaveValue('the hall closes at nine');
  await expect(wordsOf(page)).toContainText(`: ${chosen}`);
  await firstQuestion(page).getByText(chosen, { exact: true }).click();
  await expect(wordsOf(page)).not.toContainText(`: ${chosen}`);
  await expect(page.getByText('4 prompts remaining')).toBeVisible();

  await goalOf(page).press('End');
  await page.keyboard.type(' and the vote');
  await expect(line).toHaveValue('the hall closes at nine');
  await goalOf(page).fill('Write an email to remind the board of the annual audit meeting');
  await expect(line).toHaveValue('');
  await generate(page).click();
  await expect(wordsOf(page)).toContainText('audit');
  await expect(wordsOf(page)).not.toContainText('closes at nine');
});

test('[AO-03] "Decide for me" answers what is open, marked as assumed; one press answers instead, another drops it', async ({
  ada: { page },
}) => {
  await goalOf(page).fill(invitation);
  await asksOf(page).getByRole('button', { name: 'Decide for me' }).click();
  await generate(page).click();
  await expect(asksOf(page).getByText('Left to the assistant').first()).toBeVisible();
  await expect(wordsOf(page)).toContainText(': up to you');
  await expect(page.getByText('4 prompts remaining')).toBeVisible();
  const chip = firstQuestion(page).getByRole('radio').first();
  const words = ((await chip.locator('..').textContent()) ?? '').trim();
  await firstQuestion(page).getByText(words, { exact: true }).click();
  await expect(chip).toBeChecked();
  await expect(chip).not.toHaveAccessibleDescription('Assumed');
  await expect(wordsOf(page)).toContainText(`: ${words}`);
  const own = asksOf(page).getByRole('textbox').first();
  await own.fill('as the chair said');
  await own.press('Enter');
  await expect(wordsOf(page)).toContainText(`: ${words}; as the chair said`);
  await asksOf(page).getByRole('button', { name: 'Remove this assumption' }).first().click();
  await expect(page.getByText('4 prompts remaining')).toBeVisible();
});

test('[CP-16] nothing moves under the pointer: questions wait until it has left what they would push away', async ({
  ada: { page },
}) => {
  const human = page.getByRole('switch', { name: 'Human-like' });
  await goalOf(page).fill(invitation);
  const asked = page.waitForResponse('**/api/questions');
  await human.click();
  const place = await human.boundingBox();
  await asked;
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  expect(await human.boundingBox()).toEqual(place);
  await goalOf(page).click();
  await expect(firstQuestion(page)).toBeVisible();
});

test('[CP-16] where asking is refused the form says nothing and works', async ({ ada: { page } }) => {
  await page.route('**/api/questions', (route) =>
    route.fulfill({ status: 429, json: { error: { code: 'rate_limited', message: 'Too often.' } } }),
  );
  const refused = page.waitForResponse('**/api/questions');
  await goalOf(page).fill(invitation);
  await refused;
  await generate(page).click();
  await expect(firstQuestion(page)).toBeVisible();
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
  await openSettings(page);
  await expect(page.getByRole('switch', { name: 'Human-like' })).toBeChecked();
  await expect(resultOf(page)).toContainText('12 children');

  const signIn = async (address: string) => {
    await openSignIn(page);
    await page.getByRole('dialog').getByLabel('Email').fill(address);
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
    await expect(firstQuestion(page)).toBeVisible();
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
  await page.getByRole('switch', { name: 'Human-like' }).click();
  await generate(page).click();
  const line = asksOf(page).getByLabel('Anything else?');
  const told = 'That was a lot. Please try again in a minute.';
  const refusal = { error: { code: 'rate_limited', message: told } };
  await expect(wordsOf(page)).toContainText('street party');
  await page.route('**/rewrites', (route) => route.fulfill({ status: 429, json: refusal }));
  await line.fill('12 June, from four');
  await line.press('Enter');
  const failure = resultOf(page).getByRole('alert');
  await expect(failure).toContainText(told);
  await expect(line).toHaveValue('12 June, from four');
  await expectNoAxeFindings(page);
  await page.unroute('**/rewrites');
  await failure.getByRole('button', { name: 'Write it again' }).click();
  await expect(wordsOf(page)).toContainText('12 June, from four');
  await expect(failure).toHaveCount(0);

  // As a draft from an earlier version of the page has it.
  const kept = async () => (await request.get('/api/drafts/content', { headers })).json();
  await expect.poll(async () => (await kept()).draft?.content.result?.wishes?.open).toBeTruthy();
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
  await expect(line).toHaveValue('12 June, from four');
  await resultOf(page).getByText('Claude', { exact: true }).click();
  await expect(resultOf(page)).toContainText('This prompt is from an earlier visit.');
  await expect(page.getByText('4 prompts remaining')).toBeVisible();
});
