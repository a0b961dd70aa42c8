import { findEdit } from './find-edit.ts';
import { findGenre } from './find-genre.ts';
import { findPrinted } from './find-printed.ts';
import { findHeaderScene } from './find-use.ts';
import type { MediumReaders } from './read-visual-goal.ts';

export const imageReaders: MediumReaders = { findEdit, findGenre, findPrinted, findHeaderScene };
