import { expect, test } from './people.ts';

test('[AO-07] the number of a pressed answer takes no room, however wide the window is', async ({
  ada: { page },
}) => {
  await page.goto('/generator');
  await page
    .getByLabel('What do you want?')
    .fill('Write a letter telling our customers that prices go up by 6%.');
  await page.getByRole('button', { name: 'Generate Prompt' }).click();
  const question = page
    .getByRole('radiogroup')
    .filter({ has: page.getByRole('radio') })
    .first();
  await question.locator('label').first().click();
  await expect(page.locator('.ask-name .mark-number')).toHaveText('1');
  const moved: string[] = [];
  for (let width = 1088; width <= 1440; width += 4) {
    await page.setViewportSize({ width, height: 900 });
    const [withNumber, without] = await page.evaluate(() => {
      const number = document.querySelector<HTMLElement>('.ask-name .mark-number');
      const chip = document.querySelector('.ask .chip');
      const top = () => chip?.getBoundingClientRect().top;
      const tops = [top()];
      if (number) number.style.display = 'none';
      tops.push(top());
      if (number) number.style.display = '';
      return tops;
    });
    expect(withNumber).toBeGreaterThan(0);
    if (withNumber !== without) moved.push(`${width}: ${withNumber} for ${without}`);
  }
  expect(moved).toEqual([]);
});
