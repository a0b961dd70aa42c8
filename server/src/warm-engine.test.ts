import { generationRequest } from '@whetstone/contract';
import { expect, it } from 'vitest';
import { warmEngine, warmingRequests } from './warm-engine.ts';

it('[R-1] after a start the engine has written a prompt of each kind before anybody asks for one, letting others in between', async () => {
  let turns = 0;
  let isWarm = false;
  const others = (): void => {
    turns += 1;
    if (!isWarm) setImmediate(others);
  };
  setImmediate(others);
  await warmEngine();
  isWarm = true;
  expect(turns).toBeGreaterThan(warmingRequests.length);
  expect(new Set(warmingRequests.map(({ kind }) => kind))).toEqual(new Set(['content', 'code', 'visual']));
  for (const request of warmingRequests) expect(generationRequest.safeParse(request).error).toBeUndefined();
});
