import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CsvError, readCsv, writeCsv } from './csv.ts';
import { guardFormula, unguardFormula } from './formula-guard.ts';
import { joinList, splitList } from './text-list.ts';

describe('readCsv', () => {
  it.each([
    [
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\rc,d\r',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['"a ""quoted"" cell","two\nlines"', [['a "quoted" cell', 'two\nlines']]],
    [
      'a,,\n,,c',
      [
        ['a', '', ''],
        ['', '', 'c'],
      ],
    ],
    ['a,b,', [['a', 'b', '']]],
    ['a\n\n\nb', [['a'], ['b']]],
    ['""', [['']]],
    ['', []],
  ])('reads %j', (text, rows) => {
    expect(readCsv(text)).toEqual(rows);
  });

  it.each(['"open', 'a,"open\n', '"a"b'])('refuses %j', (text) => {
    expect(() => readCsv(text)).toThrow(CsvError);
  });

  it('reads back whatever is written', () => {
    const row = fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
        expect(readCsv(writeCsv(rows))).toEqual(rows);
      }),
    );
  });
});

describe('guardFormula', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', "'=1", '＝1'])(
    'puts an apostrophe in front of %j and takes it off again',
    (cell) => {
      expect(guardFormula(cell)).toBe(`'${cell}`);
      expect(unguardFormula(guardFormula(cell))).toBe(cell);
    },
  );

  it.each(['plain', "'quoted'", 'a=b', ''])('leaves %j alone', (cell) => {
    expect([guardFormula(cell), unguardFormula(cell)]).toEqual([cell, cell]);
  });
});

describe('joinList', () => {
  it('is read back whatever the items hold', () => {
    const items = fc.array(
      fc.string().filter((item) => item.trim() !== ''),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(items, fc.constantFrom(';' as const, '/' as const), (list, separator) => {
        expect(splitList(joinList(list, separator), separator)).toEqual(list);
      }),
    );
  });

  it('reads a list typed by hand', () => {
    expect(splitList('one;two; three ', ';')).toEqual(['one', 'two', 'three ']);
  });
});
