import { describe, expect, it } from 'vitest';
import { articleFor, gerundOf, pluralOf, singularOf, stemOf } from './inflect.ts';

describe('inflection', () => {
  it.each([
    ['app', 'an'],
    ['site', 'a'],
    ['hour', 'an'],
    ['user', 'a'],
    ['RSS', 'an'],
    ['URL', 'a'],
    ['API', 'an'],
    ['Mp3', 'an'],
    ['SQL', 'an'],
    ['unit', 'a'],
  ])('"%s" takes "%s"', (word, article) => {
    expect(articleFor(word)).toBe(article);
  });

  it('turns nouns and verbs into the forms that sentences need', () => {
    expect(['category', 'box', 'person', 'day'].map(pluralOf)).toEqual([
      'categories',
      'boxes',
      'people',
      'days',
    ]);
    expect(['categories', 'boxes', 'people', 'days', 'news', 'class', 'status'].map(singularOf)).toEqual([
      'category',
      'box',
      'person',
      'day',
      'news',
      'class',
      'status',
    ]);
    expect(['plan', 'save', 'see', 'edit', 'submit'].map(gerundOf)).toEqual([
      'planning',
      'saving',
      'seeing',
      'editing',
      'submitting',
    ]);
  });

  it('gives the forms of one word the same stem, and other words another', () => {
    for (const family of [
      ['answer', 'answers', 'answering'],
      ['transfer', 'transferring'],
      ['user', 'users'],
      ['notify', 'notified'],
      ['policy', 'policies'],
    ]) {
      expect(new Set(family.map(stemOf)).size).toBe(1);
    }
    expect(stemOf('order')).not.toBe(stemOf('organ'));
  });
});
