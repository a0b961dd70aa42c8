import { describe, expect, it } from 'vitest';
import { cutClauses } from './cut-clauses.ts';

describe('cutClauses', () => {
  it('cuts before a verb, after a clause that has an object', () => {
    expect(cutClauses('browse articles, search for articles, and rate them well')).toEqual([
      'browse articles',
      'search for articles, and rate them well',
    ]);
    expect(cutClauses('create a deck, edit cards and share a deck')).toEqual([
      'create a deck',
      'edit cards',
      'share a deck',
    ]);
  });

  it('keeps verbs that share an object together', () => {
    expect(cutClauses('search, rent and return tools')).toEqual(['search, rent and return tools']);
    expect(cutClauses('browse and search posts, and reply to posts')).toEqual([
      'browse and search posts',
      'reply to posts',
    ]);
  });

  it('keeps lists of nouns together, also where a noun looks like a verb', () => {
    expect(cutClauses('view names, rates, and reviews')).toEqual(['view names, rates, and reviews']);
    expect(cutClauses('use search and filter options, and save a search')).toEqual([
      'use search and filter options',
      'save a search',
    ]);
  });

  it('keeps a clause that points back with its clause', () => {
    expect(cutClauses('choose seeds and order them')).toEqual(['choose seeds and order them']);
  });

  it('cuts before "allowing users to"', () => {
    expect(cutClauses('upload a track, allowing listeners to rate it')).toEqual([
      'upload a track',
      'rate it',
    ]);
  });
});
