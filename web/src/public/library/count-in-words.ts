/** How many prompts there are. */
export const countInWords = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'prompt' : 'prompts'}`;
