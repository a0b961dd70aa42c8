import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anonymous, type Claims } from './claims.ts';
import { rowsOf } from './database.ts';
import { databaseWith } from './testing/database-with.ts';
import { refusal } from './testing/index.ts';

const { database, ada, bob } = await databaseWith(['ada', 'bob']);

const save = async (
  title: string,
  text = 'x',
  {
    tags = [],
    folder = null,
    person = ada,
  }: { tags?: string[]; folder?: string | null; person?: typeof ada } = {},
) => {
  const [row] = await database.actingAs(person.claims, (tx) =>
    rowsOf<{ id: string }>(
      tx,
      sql`insert into public.prompts (title, prompt_text, tags, folder_id)
          values (${title}, ${text}, array(select jsonb_array_elements_text(${JSON.stringify(tags)}::text::jsonb)), ${folder}::uuid) returning id`,
    ),
  );
  return row?.id ?? '';
};
const addFolder = async (name: string, parent: string | null = null) => {
  const [row] = await database.actingAs(ada.claims, (tx) =>
    rowsOf<{ id: string }>(
      tx,
      sql`insert into public.folders (name, parent_id) values (${name}, ${parent}::uuid) returning id`,
    ),
  );
  return row?.id ?? '';
};
const find = async (search: string, claims: Claims = ada.claims) =>
  database
    .actingAs(claims, (tx) =>
      rowsOf<{ title: string }>(
        tx,
        sql`select title from public.prompts where id in (select public.my_prompts_matching(${search})) order by title`,
      ),
    )
    .then((rows) => rows.map(({ title }) => title));

it('[ML-07] finds words in titles, texts, tags and blanks, by their beginning, without case and accents', async () => {
  await save('Application letter', 'Attach my Résumé and ask {{company_name}} for a talk');
  await save('Recipe', 'Rhubarb cake', { tags: ['Küche'] });
  expect(await find('resume')).toEqual(['Application letter']);
  expect(await find('RÉS compan')).toEqual(['Application letter']);
  expect(await find('kuche rhubarb')).toEqual(['Recipe']);
  expect(await find('resume rhubarb')).toEqual([]);
  expect(await find('   ')).toEqual(['Application letter', 'Recipe']);
});

it('[ML-07] a hyphen inside a word makes no difference', async () => {
  await save('Newsletter one', 'Write an email');
  await save('Newsletter two', 'Write an e-mail to the team’s lead');
  const both = ['Newsletter one', 'Newsletter two'];
  expect(await find('email')).toEqual(both);
  expect(await find('e-mail')).toEqual(both);
  expect(await find('newsletter teams')).toEqual(['Newsletter two']);
});

it('[ML-07] forgives one slip at any place of a word, and only where nothing has the word itself', async () => {
  await save('Unicorn');
  for (const slip of ['nicorn', 'unicron', 'unixcorn', 'unicotn', 'unicor', 'uniocrn'])
    expect(await find(slip)).toContain('Unicorn');
  expect(await find('unicycle')).toEqual([]);
  await save('Unicron');
  expect(await find('unicron')).toEqual(['Unicron']);
});

it('[ML-07] finds by the names of the folders that a prompt lies in', async () => {
  const clients = await addFolder('Clients');
  const acme = await addFolder('Acme', clients);
  await save('Offer', 'Prices for spring', { folder: acme });
  expect(await find('clients')).toEqual(['Offer']);
  expect(await find('acme spring')).toEqual(['Offer']);
  expect(await find('clients rhubarb')).toEqual([]);
});

it('[ML-07] reads nobody else’s prompts', async () => {
  await save('Secret of Bob', 'zanzibar', { person: bob });
  expect(await find('zanzibar')).toEqual([]);
  expect(await find('zanzibar', bob.claims)).toEqual(['Secret of Bob']);
  expect(await refusal(find('zanzibar', anonymous))).toBe('42501');
});

it('[ML-07] follows what is written, and forgets the words of what is deleted for good', async () => {
  const id = await save('Changing', 'quokka');
  expect(await find('quokka')).toEqual(['Changing']);
  await database.actingAs(ada.claims, (tx) =>
    tx.execute(sql`update public.prompts set prompt_text = 'wallaby' where id = ${id}`),
  );
  expect(await find('quokka')).toEqual([]);
  expect(await find('wallaby')).toEqual(['Changing']);
  await database.actingAs(ada.claims, (tx) => tx.execute(sql`delete from public.prompts where id = ${id}`));
  const left = await database.asOwner((tx) =>
    rowsOf(tx, sql`select term from private.own_terms where term in ('quokka', 'wallaby')`),
  );
  expect(left).toEqual([]);
});

it('[ML-07] a document has the words of the search, whatever the text', async () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 6 }),
    fc.constantFrom(
      'e-mail',
      'team’s',
      "rock 'n' roll",
      ' ',
      '\n',
      'Ａｂｃ',
      '漢字かな',
      'ﬁne',
      'x'.repeat(70),
      'İI',
      '{{a}}',
    ),
  );
  const content = fc
    .array(piece, { maxLength: 8 })
    .map((pieces) => pieces.join(''))
    .filter((text) => !text.includes('\0') && text.isWellFormed());
  await fc.assert(
    fc.asyncProperty(content, async (text) => {
      const [row] = await database.asOwner((tx) =>
        rowsOf<{ held: string[]; words: string[]; letters: string; all_letters: string }>(
          tx,
          sql`select tsvector_to_array(private.own_document(${ada.id}::uuid, c)) as held,
                array(select private.own_term(${ada.id}::uuid, word)
                  from unnest(private.search_words(c || ' ' || private.joined_words(c))) word) as words,
                private.plain_letters(c) as letters,
                -- With an accent beside it, nothing is taken for plain ASCII.
                btrim(replace(private.plain_letters(c || '|é'), '|e', ''), '') as all_letters
              from (select ${text}::text as c) t`,
        ),
      );
      expect(row?.held.toSorted()).toEqual([...new Set(row?.words)].toSorted());
      expect(row?.letters).toBe(row?.all_letters);
    }),
    { numRuns: 300 },
  );
});
