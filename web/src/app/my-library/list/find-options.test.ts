import { expect, it } from 'vitest';
import { findOptions } from './find-options.ts';

const option = (name: string) => ({ value: name, name, label: name });

it('[ML-06] a few letters of any word find a name, beginnings first', () => {
  const options = ['Old clients', 'Inclusion', 'Clients', 'Tea'].map(option);
  expect(findOptions(options, 'Cl').map(({ name }) => name)).toEqual(['Old clients', 'Clients', 'Inclusion']);
  expect(findOptions(options, '')).toHaveLength(4);
  expect(findOptions(options, 'zz')).toEqual([]);
});
