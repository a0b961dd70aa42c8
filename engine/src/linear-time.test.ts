import { describe, expect, it } from 'vitest';
import { enhanceGoal } from './enhance/index.ts';
import { generateCode, generateContent, generateVisual } from './index.ts';
import { readingCap } from './reading/normalise.ts';
import { hostileShapes } from '../testing/hostile-shapes.ts';

// Processor time, not time passed: what else runs on the machine does not count.
const cpuMs = (work: () => unknown): number => {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
};

// A goal of the greatest length that is one sign again and again: what backtracks is hit by it. Each of these once
// took more than two seconds somewhere.
const signs = [
  ' ',
  '\t',
  '.',
  '!',
  '?',
  '"',
  "'",
  '“',
  '-',
  '—',
  'é',
  '中',
  '日本',
  '한',
  'a\n\n',
  '. ',
  'x ',
];
const works: Readonly<Record<string, (goal: string) => unknown>> = {
  content: (goal) => generateContent({ goal, level: 'expert', humanize: true }),
  image: (goal) => generateVisual({ goal, media: 'image' }),
  video: (goal) => generateVisual({ goal, media: 'video' }),
  code: (goal) => generateCode({ goal, projectType: 'web-app' }),
  'the enhancement of a text': (goal) => enhanceGoal({ goal, kind: 'content' }),
  'the enhancement of code': (goal) => enhanceGoal({ goal, kind: 'code' }),
  'the enhancement of a picture': (goal) => enhanceGoal({ goal, kind: 'visual' }),
};

describe.each(Object.entries(works))('%s', (_name, work) => {
  it(
    '[E6] [R-1] takes a goal of 20,000 equal signs in well under two seconds, whichever sign it is',
    { timeout: 120_000 },
    () => {
      work('a warm start');
      const taken = signs.map((sign) => {
        const goal = `${sign.repeat(readingCap)}`.slice(0, readingCap - 2);
        return { sign, ms: cpuMs(() => work(`${goal}!x`)) };
      });
      expect(taken.filter(({ ms }) => ms > 1800)).toEqual([]);
    },
  );

  // Five times the length that a server takes: what grows with the square of it shows.
  it('[E6] takes 100,000 equal signs in under two seconds', { timeout: 60_000 }, () => {
    work('a warm start');
    const taken = ['é', '!', 'word '].map((sign) => ({
      sign,
      ms: cpuMs(() => work(`${sign.repeat(100_000 / sign.length)} b`)),
    }));
    expect(taken.filter(({ ms }) => ms > 2000)).toEqual([]);
  });

  // What is read ten times over takes ten times as long, and what grows with the square a hundred times.
  it(
    '[E6] [R-1] takes a text of ten times the length some ten times as long, whatever its shape',
    {
      timeout: 300_000,
    },
    () => {
      work('a warm start');
      const grows = (make: (length: number) => string): boolean => {
        const short = cpuMs(() => work(make(readingCap / 10)));
        return cpuMs(() => work(make(readingCap))) > short * 20 + 60;
      };
      // A pause for the compiler or the collector looks the same once, hardly three times.
      const found = Object.entries(hostileShapes).filter(([, make]) => [1, 2, 3].every(() => grows(make)));
      expect(found.map(([shape]) => shape)).toEqual([]);
    },
  );
});
