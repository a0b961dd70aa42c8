import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  accountDays,
  accountRules,
  binDays,
  deletedFolderLimits,
  demoRequestMonths,
  fairUse,
  figureDays,
  folderLimits,
  grants,
  moneyBackYears,
  noticeDays,
  paymentDays,
  plans,
  promptLimits,
  referenceUrlLimits,
  securityLogDays,
  statusWindow,
  storageLimits,
  transferLimits,
} from './index.ts';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** The figures that pages, mails and refusals tell, by what they count. */
const figures: Readonly<Record<string, readonly (number | null)[]>> = {
  day: [
    binDays,
    figureDays,
    noticeDays,
    securityLogDays,
    statusWindow.days,
    ...Object.values(paymentDays),
    ...Object.values(accountDays),
    ...grants.map(({ days }) => days),
  ],
  month: [demoRequestMonths],
  year: [moneyBackYears],
  prompt: [
    ...plans.map(({ monthlyPrompts }) => monthlyPrompts),
    ...grants.map(({ monthlyPrompts }) => monthlyPrompts),
    ...Object.values(fairUse),
    storageLimits.prompts,
    transferLimits.prompts,
  ],
  character: [accountRules.passwordMinLength, referenceUrlLimits.length, ...Object.values(promptLimits)],
  address: [referenceUrlLimits.count],
  folder: [deletedFolderLimits.count, ...Object.values(folderLimits), storageLimits.folders],
  tag: [promptLimits.tags],
};
const prices: readonly number[] = plans.map(({ priceUsd }) => priceUsd).filter((price) => price > 0);

const inWords: Readonly<Record<string, number>> = {
  two: 2,
  five: 5,
  seven: 7,
  eight: 8,
  ten: 10,
  twelve: 12,
  fourteen: 14,
  twenty: 20,
  thirty: 30,
  fifty: 50,
  sixty: 60,
  ninety: 90,
};

/** The same figure said of something else: what a person writes as an example, or what is no rule of ours. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  'web/src/app/prompters/code/code-example.ts': ['30 days', '7 days'],
};

const counted = new RegExp(
  `(?<![\\w.,$])(\\d[\\d,]*|${Object.keys(inWords).join('|')})(?: |-|&nbsp;)(?:free |business )?(${Object.keys(figures).join('|')})(?:e?s)?\\b`,
  'gi',
);
const priced = /\$(\d+)(?![\d{.])/g;

const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, ' ').replace(/(^|\s)\/\/.*$/gm, ' ');

/** Figures of the contract that a text types once more. */
const retyped = (source: string): string[] => {
  const text = withoutComments(source).replace(/\s+/g, ' ');
  const counts = [...text.matchAll(counted)].filter(([, figure = '', unit = '']) => {
    const value = inWords[figure.toLowerCase()] ?? Number(figure.replaceAll(',', ''));
    return figures[unit.toLowerCase()]?.includes(value);
  });
  const sums = [...text.matchAll(priced)].filter(([, figure]) => prices.includes(Number(figure)));
  return [...counts, ...sums].map(([words]) => words);
};

describe('the figures of the contract', () => {
  it.each([
    ['<p>It stays in the trash for 30 days.</p>', ['30 days']],
    ['const told = "Five prompts a month";', ['Five prompts']],
    ['a 30-day guarantee', ['30-day']],
    ['`costs $19 a month`', ['$19']],
    ['at most 100,000 characters', ['100,000 characters']],
    ['/** 30 days */ const a = `${binDays} days`; // 30 days', []],
    ['<p>{binDays} days, 31 days, $1,900, $19.50</p>', []],
  ])('are found in %s', (source, found) => {
    expect(retyped(source)).toEqual(found);
  });

  it('are typed nowhere else', () => {
    const sources = globSync('{web,server,auth}/src/**/*.{ts,tsx}', { cwd: root }).filter(
      (file) => !/\.test\.tsx?$|\/testing\/|\.gen\.ts$/.test(file),
    );
    expect(sources.length).toBeGreaterThan(500);
    const found = sources.flatMap((file) =>
      retyped(readFileSync(join(root, file), 'utf8'))
        .filter((words) => !elsewhere[file]?.includes(words))
        .map((words) => `${file}: ${words}`),
    );
    expect(found).toEqual([]);
  });
});
