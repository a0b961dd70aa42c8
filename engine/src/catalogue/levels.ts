import { idsOf } from './ids.ts';

/** Optimization levels: how much is asked, guessed and offered. */
export const levels = [
  {
    id: 'standard',
    name: 'Standard',
    premium: false,
    context: 'Your words, tidied up, and the one question that matters most. No guesses.',
  },
  {
    id: 'professional',
    name: 'Professional',
    premium: false,
    context: 'Anything very likely is assumed, and marked.',
  },
  {
    id: 'expert',
    name: 'Expert',
    premium: true,
    context: 'Up to six questions, and the criteria that experts in your specialty judge by.',
  },
] as const;

export type LevelId = (typeof levels)[number]['id'];
export const levelIds = idsOf(levels);
export const defaultLevel: LevelId = 'professional';
