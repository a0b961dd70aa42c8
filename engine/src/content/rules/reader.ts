import { addedLine } from '../plan-line.ts';
import type { Contribution } from '../plan-line.ts';
import { readerGiven } from '../questions.ts';
import type { Scene } from '../scene.ts';
import { isForReaders } from '../unsaid.ts';

const choices = ['unset', 'beginners', 'experts'] as const;

/** P1: a reader that the goal does not name is a switch. */
export const reader = (scene: Scene): Contribution => {
  if (!isForReaders(scene) || readerGiven(scene)) return {};
  // The goal names its reader itself; said again, it would only be longer.
  if (scene.reading.reader) return {};
  const chosen = scene.choose('reader', choices);
  const line = {
    unset: '',
    beginners: 'For readers new to the subject: no term without its meaning, no step taken for granted',
    experts: 'For readers who know the subject: no basics, and exact terms',
  }[chosen];
  return {
    assumptions: [
      {
        id: 'reader',
        label: 'Reader',
        choices: [
          { id: 'unset', label: 'Not said' },
          { id: 'beginners', label: 'New to the subject' },
          { id: 'experts', label: 'Knows the subject' },
        ],
        chosen,
        reason: 'Your goal names no reader',
      },
    ],
    lines: line ? [addedLine('requirements', 'P1', line, 'You chose the reader')] : [],
  };
};
