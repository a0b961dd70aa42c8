import { expectTypeOf, it } from 'vitest';
import type { Dataset, Selector } from './data.ts';

interface ShelfData {
  'data-shelf'?: true;
  'data-shelf-height'?: 'upper' | 'lower';
}

it('a dataset says what was declared, under the names that the browser gives', () => {
  expectTypeOf<Dataset<ShelfData>>().toEqualTypeOf<{ shelf?: string; shelfHeight?: 'upper' | 'lower' }>();
});

it('a selector names what was declared, and a typo is an error', () => {
  expectTypeOf<'form[data-shelf]'>().toExtend<Selector<ShelfData>>();
  expectTypeOf<'[data-shelf-height]'>().toExtend<Selector<ShelfData>>();
  expectTypeOf<'[data-shelve]'>().not.toExtend<Selector<ShelfData>>();
});
