import { randomUUID } from 'node:crypto';
import { expect, lastMailTo, linkIn, password, test } from './people.ts';

test('[PP-01] [AU-01] a goal typed on the home page stands in the form after sign-up and the mail, and is handed over once', async ({
  page,
  request,
  context,
}) => {
  const email = `hana-${randomUUID().slice(0, 8)}@example.test`;
  const goal = 'a poster of a lighthouse in a storm for the harbour festival';
  await page.goto('/');
  await page.getByRole('group', { name: 'What the prompt is for' }).getByText('Image').click();
  await page.getByRole('textbox', { name: 'Your goal' }).fill(goal);
  await expect(page.getByRole('region', { name: 'The prompt, marked up' })).toContainText('harbour festival');
  await page.getByRole('main').getByText('Start Free').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('blockquote')).toHaveText(goal);
  await dialog.getByLabel('Full name').fill('Hana Goal');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(dialog).toContainText('Please check your email');

  const fromMail = await context.newPage();
  await fromMail.goto(linkIn((await lastMailTo(request, email)).text));
  await fromMail.waitForURL('**/media');
  await expect(fromMail.getByLabel('What do you want to create?')).toHaveValue(goal);
  await fromMail.getByRole('link', { name: 'Dashboard' }).first().click();
  await fromMail.getByRole('link', { name: 'Content Prompter' }).first().click();
  await expect(fromMail.getByLabel('What do you want?')).toHaveValue('');
});
