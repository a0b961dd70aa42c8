/** Optimization levels: how much is asked, guessed and offered. */
export const levels = [
  {
    id: 'standard',
    name: 'Standard',
    premium: false,
    context: 'Your words in order, and the one question that decides. Nothing is guessed.',
  },
  {
    id: 'professional',
    name: 'Professional',
    premium: false,
    context: 'Up to three questions and six wishes to press. What is plainly likely is assumed, and marked.',
  },
  {
    id: 'expert',
    name: 'Expert',
    premium: true,
    context: 'Up to six questions, and how the trade judges it: the criteria of your specialty.',
  },
] as const;

export type LevelId = (typeof levels)[number]['id'];
export const levelIds = ['standard', 'professional', 'expert'] as const satisfies readonly LevelId[];
export const defaultLevel: LevelId = 'professional';
