import {
  binDays,
  demoRequestLimits,
  draftKinds,
  draftLimits,
  figureDays,
  folderLimits,
  generationKinds,
  moneyBackYears,
  nameMaxLength,
  planOf,
  plans,
  promptLimits,
  tiers,
} from '@whetstone/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rowsOf } from './database.ts';
import { databaseWith } from './testing/database-with.ts';

const { database } = await databaseWith([]);

const textOf = async (statement: ReturnType<typeof sql>): Promise<string> => {
  const [row] = await database.asOwner((tx) => rowsOf<{ text: string | null }>(tx, statement));
  if (!row?.text) throw new Error('There is nothing of this name.');
  return row.text;
};
const functionText = (name: string) =>
  textOf(sql`select string_agg(p.prosrc, ' ') as text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname || '.' || p.proname = ${name}`);
const checkText = (table: string, column: string) =>
  textOf(sql`select pg_get_constraintdef(oid) as text from pg_constraint
    where conrelid = ${table}::text::regclass and conname = ${`${table.split('.')[1]}_${column}_check`}`);

const figuresIn = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].map(([, figure]) => Number(figure));

describe('SQL has the figures of the contract', () => {
  it.each([
    ['private.best_plan', /'free', (\d+), null/g, planOf('free').monthlyPrompts],
    ['private.keep_version', /\+ 1 - (\d+)/g, promptLimits.versions],
    ['private.folder_stands_right', /(?:<=|>) (\d+)/g, folderLimits.depth],
    ['private.money_back_used', /interval '(\d+) years'/g, moneyBackYears],
    ['private.profile_follows_user', /full_name', ''\), (\d+)\)/g, nameMaxLength],
    ['public.open_profile', /full_name\}', ''\), (\d+)\)/g, nameMaxLength],
    ['public.admin_figures', /interval '(\d+) days'/g, figureDays],
    ['public.my_dashboard', /::date - (\d+)/g, figureDays - 1],
    ['public.my_dashboard', /interval '(\d+) days'/g, figureDays + 1],
  ])('%s %s', async (name, pattern, figure) => {
    const found = figuresIn(await functionText(name), pattern);
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found)).toEqual(new Set([figure]));
  });

  it.each([
    ['public.prompts', 'title', promptLimits.title],
    ['public.prompts', 'description', promptLimits.description],
    ['public.prompts', 'prompt_text', promptLimits.promptText],
    ['public.prompts', 'category', promptLimits.category],
    ['public.prompts', 'tags', promptLimits.tags],
    ['public.prompts', 'use_case', promptLimits.useCase],
    ['public.folders', 'name', folderLimits.name],
    ['public.deleted_folders', 'name', folderLimits.name],
    ['public.drafts', 'title', draftLimits.title],
    ['public.set_aside_drafts', 'title', draftLimits.title],
    ['public.profiles', 'full_name', nameMaxLength],
    ['private.demo_requests', 'name', demoRequestLimits.name],
    ['private.demo_requests', 'company', demoRequestLimits.company],
    ['private.demo_requests', 'message', demoRequestLimits.message],
  ])('%s.%s', async (table, column, figure) => {
    expect(figuresIn(await checkText(table, column), /<= (\d+)/g)).toEqual([figure]);
  });

  const paid = tiers.filter((tier) => tier !== 'free');
  it.each([
    ['public.profiles', 'subscription_tier', tiers],
    ['public.subscriptions', 'tier', paid],
    ['public.subscriptions', 'pending_tier', paid],
    ['public.tier_grants', 'tier', paid],
    ['public.generations', 'kind', generationKinds],
    ['public.drafts', 'kind', draftKinds],
    ['public.set_aside_drafts', 'kind', draftKinds],
  ])('%s.%s: the same words', async (table, column, words) => {
    const found = [...(await checkText(table, column)).matchAll(/'([^']+)'/g)].map(([, word]) => word);
    expect(found).toEqual([...words]);
  });

  it('a new profile has the free plan’s prompts', async () => {
    const fallback = await textOf(sql`select column_default as text from information_schema.columns
      where table_schema = 'public' and table_name = 'profiles' and column_name = 'monthly_prompts_limit'`);
    expect(Number(fallback)).toBe(plans[0].monthlyPrompts);
  });

  it('what the tables say of themselves is true', async () => {
    const comment = (table: string) => textOf(sql`select obj_description(${table}::text::regclass) as text`);
    expect(figuresIn(await comment('public.deleted_folders'), /last (\d+) days/g)).toEqual([binDays]);
    expect(figuresIn(await comment('public.prompt_versions'), /newest (\d+)/g)).toEqual([
      promptLimits.versions,
    ]);
  });
});
