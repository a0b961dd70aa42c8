import { expect, test } from 'vitest';
import { measureVoice } from './measure-voice.ts';

const texts = [
  'Hi all, our new oolong is in. It’s a proper leaf, and we’ve kept back a few tins for you. Come and try a cup on Saturday.\nWarmly, Ruth',
  'Hi Tom, thanks for your order. We’ve sent the leaf today, so you’ll have it for the weekend. A proper cup needs three minutes, no more.\nWarmly, Ruth',
  'Our favourite cup this month is a smoky one. You’ll either love it or you won’t. We do. It’s the colour of old honey.',
];

test('[CX-04] own texts become traits of a voice that can be read and edited', () => {
  const traits = Object.fromEntries(measureVoice(texts).map(({ field, text }) => [field, text]));
  expect(traits).toMatchObject({
    tone: 'informal, with contractions',
    address: '“we” for ourselves, speaks to “you”',
    closing: '“Warmly”',
  });
  expect(traits['sentences']).toMatch(/^about \d+ words each, the longest \d+$/);
  expect(traits['favourites']).toContain('proper');
  expect(traits['avoided']).toContain('passionate');
  expect(traits['punctuation']).toBe('no exclamation marks, no dashes, no emoji, British spelling');
});

test('[CX-04] no name of a person gets into a voice', () => {
  expect(
    measureVoice(texts)
      .map(({ text }) => text)
      .join(' '),
  ).not.toMatch(/ruth|tom/i);
});

test('[CX-04] too little text tells nothing', () => {
  expect(measureVoice(['Hi there.', 'Thanks!'])).toEqual([]);
});
