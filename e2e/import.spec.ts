import { expectNoAxeFindings } from './axe.ts';
import { expect, test } from './people.ts';

// Windows-1252, and columns that nobody knows.
const table = Buffer.from(
  'Thema;Wortlaut;Ordner\nCafé;Schreibe einen Gruß an alle Gäste;Küche\nMenü;Eine Karte für den Abend;Küche\nLeer;;Küche\n',
  'latin1',
);

for (const size of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])
  test(`[ML-08] a table is dropped, mapped, one row left out, added and taken back, ${size.width} px wide`, async ({
    ada: { page, headers },
    request,
  }) => {
    await page.setViewportSize(size);
    const own = { title: 'Own', prompt_text: 'Mine' };
    await request.post('/api/prompts', { headers, data: own });
    const titles = async () => {
      const answer = await request.get('/api/prompts', { headers });
      return ((await answer.json()) as { items: { title: string }[] }).items
        .map(({ title }) => title)
        .toSorted();
    };
    const folders = async () => {
      const answer = await request.get('/api/folders', { headers });
      return ((await answer.json()) as { items: { name: string }[] }).items.map(({ name }) => name);
    };
    await page.goto('/user-library');
    if (size.width < 640) await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Import' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import prompts' });
    const dropped = await page.evaluateHandle(
      (bytes) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([Uint8Array.from(bytes)], 'tabelle.csv'));
        return transfer;
      },
      [...table],
    );
    await dialog.getByText('Drop files or a folder here').dispatchEvent('drop', { dataTransfer: dropped });

    await expect(dialog.getByText('tabelle.csv · Table (CSV) · Windows-1252 · 3 entries')).toBeVisible();
    await expect(dialog.getByLabel('Thema becomes')).toBeInViewport({ ratio: 1 });
    await dialog.getByLabel('Thema becomes').selectOption('Title');
    await dialog.getByLabel('Ordner becomes').selectOption('Folder');
    await expect(dialog.getByLabel('Café')).toBeChecked();
    await expect(dialog.getByText('Row 3 has no text.')).toBeVisible();
    await expect(dialog.getByLabel('Leer')).toBeDisabled();
    expect(await titles()).toEqual(['Own']);
    await expectNoAxeFindings(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);

    await dialog.getByLabel('Menü').uncheck();
    await dialog.getByRole('button', { name: 'Add 1 prompt' }).click();
    await expect(page.getByText('1 prompt added.')).toBeVisible();
    expect(await titles()).toEqual(['Café', 'Own']);
    expect(await folders()).toEqual(['Küche']);

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('1 prompt moved to the trash.')).toBeVisible();
    expect(await titles()).toEqual(['Own']);
    expect(await folders()).toEqual([]);
  });
