import type { Genre } from '../reading/find-genre.ts';
import { namesColors } from '../reading/names-colors.ts';
import { classOfNoun } from '../reading/subject-words.ts';
import { asked, type Asked, type Questioner } from './asked.ts';

type Ask = 'words' | 'lines' | 'motif' | 'colors' | 'trade' | 'parts' | 'looks';

const asks: Readonly<Partial<Record<Genre, readonly Ask[]>>> = {
  logo: ['words', 'trade', 'motif', 'colors'],
  label: ['words', 'motif', 'colors'],
  cover: ['words', 'motif'],
  poster: ['lines', 'motif', 'colors'],
  card: ['lines', 'motif', 'colors'],
  banner: ['lines', 'motif'],
  'social-post': ['lines', 'motif', 'colors'],
  print: ['motif', 'words', 'colors'],
  sticker: ['motif', 'words'],
  mascot: ['looks', 'colors'],
  'character-sheet': ['looks', 'colors'],
  avatar: ['looks'],
  tattoo: ['motif'],
  icon: ['motif', 'colors'],
  pattern: ['motif', 'colors'],
  wallpaper: ['motif', 'colors'],
  diagram: ['parts'],
  comic: ['parts'],
  interface: ['parts', 'colors'],
  set: ['parts', 'colors'],
  map: ['parts'],
  'floor-plan': ['parts'],
};
const words: Readonly<Partial<Record<Genre, string>>> = {
  logo: 'The exact name in it',
  cover: 'Title and author',
  label: 'What stands on it',
};
const parts: Readonly<Partial<Record<Genre, string>>> = {
  diagram: 'Its steps or parts, in a few words each',
  comic: 'What happens in each panel',
  interface: 'What is on the screen',
  set: 'What each one shows',
  map: 'Places to be marked',
  'floor-plan': 'Rooms and their sizes',
};
const motifs: Readonly<Partial<Record<Genre, string>>> = {
  logo: 'What the mark shows',
  icon: 'What the symbol shows',
  tattoo: 'What it shows',
  pattern: 'What it shows',
  wallpaper: 'What it shows',
};
const shows = / (?:with|of|showing|featuring|shows|depicting|who (?:loves?|likes?)) |:/;
const music = /\b(?:album|single|record|mixtape|ep|playlist|band)\b/i;
const forSomebody = /\b(?:for|called|named) (?:my |our |the |an? )?([^,.]*)/i;

/** What a flat piece has to hold and the goal does not say. */
export const genreQuestions: Questioner = (reading) => {
  const { genre, lettering, hasDetails, text } = reading;
  if (genre === undefined) return [];
  const isListed = /:|,.*,/.test(text);
  const shown = text.slice(reading.leadInLength).toLowerCase();
  const isNamed = lettering.length > 0 || hasDetails;
  const all: Readonly<Record<Ask, Asked | false>> = {
    words:
      !(genre === 'cover' ? lettering.length > 0 : isNamed) &&
      asked(
        'lettering',
        genre === 'cover' && music.test(text)
          ? 'Title and name of the artist'
          : (words[genre] ?? 'Words on it'),
        ', with the words ',
        genre === 'cover' ? 'parts' : 'whole',
      ),
    lines:
      !isNamed &&
      asked(
        'lettering',
        /\bmenu\b/i.test(text) ? 'Dishes and prices' : 'The exact words on it',
        ', with the words ',
        'parts',
      ),
    trade: isNamed && isNameAlone(text) && asked('trade', 'What the name stands for'),
    motif:
      !shows.test(shown) &&
      (genre === 'cover' || (isNamed && lined.test(genre)) || !namesThing(shown)) &&
      asked('motif', motifs[genre] ?? 'What the picture on it shows', ', showing '),
    colors: !reading.namesColors && asked('colors', 'Colors', ', in '),
    parts: !isListed && asked('parts', parts[genre] ?? 'What is in it', ': '),
    looks: asked(
      'looks-person',
      genre === 'avatar' ? 'What the face looks like' : 'What the figure looks like',
    ),
  };
  return (asks[genre] ?? []).map((ask) => all[ask]);
};

/** Pieces whose commas part lines of text. */
const lined = /^(?:poster|card|banner|social-post)$/;
/** Who it is for, and nothing to be seen. */
const trade =
  /\b(?:makers?|shop|store|school|studio|bakery|caf[eé]|company|agency|club|services?|farm|brand|firm|restaurant|practice|bar|brewery|salon|team)\b/i;

/** "Wallpaper, mountains": what stands behind the comma is the motif. */
const namesThing = (text: string): boolean =>
  text
    .split(/, ?/)
    .slice(1)
    .some(
      (part) =>
        !namesColors(part) &&
        !trade.test(part) &&
        part.split(' ').some((word) => !/^(?:unknown|concept|event)$/.test(classOfNoun(word))),
    );

/** "Logo for Brightwell": nothing says what that is. */
const isNameAlone = (text: string): boolean => {
  const named = forSomebody.exec(text)?.[1] ?? '';
  return (
    named !== '' &&
    named
      .split(' ')
      .every(
        (word) => /^(?:\p{Lu}|&|and$|of$|the$)/u.test(word) && classOfNoun(word.toLowerCase()) === 'unknown',
      )
  );
};
