import { expect, it } from 'vitest';
import { keepPosition, readPosition } from './kept-position.ts';

function fakeStorage(text: string | null = null) {
  let kept = text;
  return { getItem: () => kept, setItem: (_key: string, value: string) => void (kept = value) };
}
const position = { pages: 3, cardId: 'a', offset: -12.5 };

it('[LB-02] [ML-01] each visit has a position of its own, forgotten at the top of the list', () => {
  const storage = fakeStorage();
  keepPosition('one', position, storage);
  keepPosition('two', { ...position, pages: 1 }, storage);
  expect(readPosition('one', storage)).toEqual(position);
  keepPosition('one', undefined, storage);
  expect([readPosition('one', storage), readPosition('two', storage)?.pages]).toEqual([undefined, 1]);
});

it('[LB-02] [ML-01] only the visits of late are kept', () => {
  const storage = fakeStorage();
  for (let visit = 0; visit < 30; visit++) keepPosition(String(visit), position, storage);
  expect([readPosition('9', storage), readPosition('10', storage)]).toEqual([undefined, position]);
});

it.each(['not json', '{}', '[1]', '[["one",{"pages":"3"}]]', '[["one",null]]'])(
  'what cannot be read counts as nothing: %s',
  (text) => expect(readPosition('one', fakeStorage(text))).toBeUndefined(),
);
