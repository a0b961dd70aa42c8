import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type LibraryAddress, wholeLibrary } from './library-address.ts';
import { NothingFound } from './nothing-found.tsx';

const show = (filters: Partial<LibraryAddress>) =>
  render(<NothingFound address={{ ...wholeLibrary, ...filters }} />).container.textContent;
const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('[LB-08] an empty list names what narrows it and leads to the list without each filter', () => {
  const text = show({ search: 'zebra', category: 'Falconry', tags: ['owl'] });
  expect(text).toContain('the words “zebra”, the category Falconry, and the tag “owl”');
  expect(leadsTo('Search without the words “zebra”')).toBe('/library?category=Falconry&tag=owl');
  expect(leadsTo('Search without the category Falconry')).toBe('/library?search=zebra&tag=owl');
  expect(leadsTo('Clear All Filters')).toBe('/library');
});

it('[LB-08] one filter is only cleared, and none means that nothing was published', () => {
  const text = show({ category: 'Falconry' });
  expect(text).toContain('No public prompt matches the category Falconry.');
  expect(screen.queryByRole('link', { name: /^Search without/ })).toBeNull();
});
