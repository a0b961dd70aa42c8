import type { Line } from './line.ts';

/** The text with a capital on a first word of small letters; any other beginning stays. */
export function capitalised(body: string): Line {
  const word = /^[a-z]+(?=[\s,:]|$)/.exec(body)?.[0];
  if (word === undefined) return [{ text: body, origin: 'goal' }];
  return [
    {
      text: word.charAt(0).toUpperCase() + word.slice(1),
      origin: 'edited',
      rule: 'K2',
      reason: 'Starts with a capital',
    },
    { text: body.slice(word.length), origin: 'goal' },
  ];
}
