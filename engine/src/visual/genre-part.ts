import type { GenrePart } from './medium-part.ts';
import { genreShape } from './plan/genre-shape.ts';
import { planGenre } from './plan/plan-genre.ts';
import { genreQuestions } from './questions/genre-questions.ts';

export const genrePart: GenrePart = { planGenre, genreQuestions, genreShape };
