import { generateCode, generateContent, generateVisual } from '@whetstone/engine';

const goals = [
  'Write a short welcome email for new customers of Acme Tea',
  'How do I plan a week of dinners for 4 people on 60 euros?',
  'Summarise the following text in 5 bullets: The river rose by 2 metres in 3 days and the old bridge held.',
  'a lighthouse in a storm, seen from the sea, with the word "HOPE" on a flag',
  'Build a booking page for a small hair salon with 3 chairs',
];

const percentile = (values: readonly number[], share: number): number =>
  Number((values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0).toFixed(3));

const timesOf = (write: (goal: string) => unknown, rounds: number): number[] =>
  Array.from({ length: rounds }, (_, round) => {
    const goal = goals[round % goals.length] ?? '';
    const began = performance.now();
    write(goal);
    return performance.now() - began;
  });

const growth = (write: (goal: string) => unknown): number => {
  const sentence = 'The quick report names 12 people and 7 places, and each of them matters to the reader. ';
  const timeOf = (length: number): number => {
    const goal = `Summarise this text: ${sentence.repeat(Math.ceil(length / sentence.length))}`.slice(
      0,
      length,
    );
    write(goal);
    const began = performance.now();
    write(goal);
    return performance.now() - began;
  };
  return Number((timeOf(100_000) / Math.max(timeOf(10_000), 0.001)).toFixed(1));
};

/** Milliseconds a prompt (p50, p99 after a warm-up) and how time grows from 10 kB to 100 kB (10 is linear). */
export const engineFigures = () => {
  const generators = {
    content: (goal: string) =>
      generateContent({ goal, level: 'expert', industry: 'email-marketing', specialty: 'Welcome series' }),
    visual: (goal: string) => generateVisual({ goal, media: 'image', service: 'midjourney' }),
    code: (goal: string) => generateCode({ goal, projectType: 'web-app', tool: 'lovable' }),
  };
  return Object.fromEntries(
    Object.entries(generators).map(([name, write]) => {
      timesOf(write, 200);
      const times = timesOf(write, 1000);
      return [
        name,
        { p50Ms: percentile(times, 0.5), p99Ms: percentile(times, 0.99), growthTenfold: growth(write) },
      ];
    }),
  );
};
