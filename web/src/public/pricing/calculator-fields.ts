/** The calculator's fields; the values it opens with give the example of the page. */
export const calculatorFields = [
  { name: 'answers', label: 'Answers a month', min: 0, max: 10_000, value: 100 },
  { name: 'minutes', label: 'Minutes of rewriting each', min: 0, max: 120, value: 10 },
  { name: 'hourUsd', label: 'An hour costs, in dollars', min: 0, max: 1000, value: 30 },
  { name: 'share', label: 'Share that falls away, in %', min: 0, max: 100, value: 70 },
] as const;
