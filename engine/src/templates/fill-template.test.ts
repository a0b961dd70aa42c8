import { describe, expect, it } from 'vitest';
import { fillTemplate } from './fill-template.ts';
import { findVariables } from './find-variables.ts';

describe('findVariables', () => {
  it('lists each name once, in order of first appearance', () => {
    expect(findVariables('{{b}} and {{ a }} and {{b}}')).toEqual(['b', 'a']);
  });

  it('ignores single braces, empty braces and braces with other signs', () => {
    expect(findVariables('{a} {{}} {{ 1x }} {{a b}} {{a.b}}')).toEqual([]);
  });

  it('stays linear on hostile braces', () => {
    const started = performance.now();
    expect(findVariables('{{'.repeat(200_000))).toEqual([]);
    expect(performance.now() - started).toBeLessThan(500);
  });
});

describe('fillTemplate', () => {
  it('[ML-05] puts values in place, everywhere a variable stands', () => {
    expect(fillTemplate('{{a}} to {{ b }} to {{a}}', { a: 'Ada', b: 'Bo' })).toBe('Ada to Bo to Ada');
  });

  it('removes the line of a variable that is left empty and keeps the others', () => {
    expect(fillTemplate('one\n- Proof: {{proof}}\nthree', { proof: '  ' })).toBe('one\nthree');
    expect(fillTemplate('one\n- Proof: {{proof}}\nthree', { proof: 'x' })).toBe('one\n- Proof: x\nthree');
  });

  it('leaves a variable without a value as it stands', () => {
    expect(fillTemplate('{{known}} {{unknown}}', { known: 'yes' })).toBe('yes {{unknown}}');
  });

  it('inserts values as text, so that $& and braces stay literal', () => {
    expect(fillTemplate('{{a}} {{b}}', { a: '$& $1 {{b}}', b: 'B' })).toBe('$& $1 {{b}} B');
  });

  it('reads own values only', () => {
    expect(fillTemplate('{{constructor}} {{toString}}', {})).toBe('{{constructor}} {{toString}}');
  });
});
