import { describe, expect, it } from 'vitest';
import type { GoalForm } from './goal-form.ts';
import { readCodeGoal } from './code-reading.ts';

const forms: readonly (readonly [string, GoalForm])[] = [
  ['Build a practice test website', 'product'],
  ['Build a seed library for our street', 'product'],
  ['Make a snake game for the browser', 'product'],
  ['Give me the code for a todo app', 'product'],
  ['Write a Python library for tide tables', 'program'],
  ['Write a shell script that backs up a folder', 'program'],
  ['Create a web server in Go', 'program'],
  ['Write a SQL query for the oldest boat', 'program'],
  ['Fix the date in the footer', 'change'],
  ['Make our start page faster', 'change'],
  ['How do I center a div?', 'question'],
  ['My build fails on Windows. What do I change?', 'question'],
  ['show me the steps to build a blog', 'steps'],
];

describe('readCodeGoal', () => {
  it.each(forms)('reads "%s" as %s', (goal, form) => {
    expect(readCodeGoal(goal, 'web-app').form).toBe(form);
  });

  it('reads every goal for a feature that is no program as a change', () => {
    expect(readCodeGoal('A sticky header', 'feature').form).toBe('change');
    expect(readCodeGoal('A sticky header', 'website').form).toBe('product');
  });

  it('takes a goal whole that has lines, questions or sentences that lean on each other', () => {
    expect(readCodeGoal('Build a shop.\n- cart', 'website').isWhole).toBe(true);
    expect(readCodeGoal('Build a shop. This is for my aunt. Then add a cart.', 'website').isWhole).toBe(true);
    expect(readCodeGoal('Build a shop. It sells hats. The cart shows the total.', 'website').isWhole).toBe(
      false,
    );
  });

  it('does not cut a sentence inside a quotation, an abbreviation or a file name', () => {
    const { conditions } = readCodeGoal(
      'Build a shop. Show "Open. Come in." at the door, e.g. Above it. Keep prices in hats.csv.',
      'website',
    );
    expect(conditions).toEqual([
      'Show "Open. Come in." at the door, e.g. Above it.',
      'Keep prices in hats.csv.',
    ]);
  });

  it.each([
    ['Build a quiz game', 'board-game'],
    ['Build a game suggestion app', undefined],
    ['A Reddit clone', 'forum'],
    ['One page site for my brass band with its next concerts', undefined],
    ['One page site for my plant care app', 'landing'],
    ['Code Snippet Manager: A place for code', 'snippets'],
    ['Build a mortgage calculator', 'formula-calculator'],
    ['Build a simple calculator', 'calculator'],
  ])('knows the kind of "%s": %s', (goal, id) => {
    expect(readCodeGoal(goal, 'web-app').kind?.id).toBe(id);
  });

  it('calls the thing what the goal calls it', () => {
    expect(readCodeGoal('Build a Recipe App for sailors', 'web-app').kindWords).toBe('recipe app');
  });
});
