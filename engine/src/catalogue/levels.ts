/** Optimization levels; each says in `context` what it adds to the level before it. */
export const levels = [
  {
    id: 'standard',
    name: 'Standard',
    premium: false,
    context: 'Says what to make and what good work of its kind has. The fewest words.',
  },
  {
    id: 'professional',
    name: 'Professional',
    premium: false,
    context: 'Adds a last look at what you asked for, your limits by name.',
  },
  {
    id: 'expert',
    name: 'Expert',
    premium: true,
    context: 'Adds what makes it acceptable and how the trade judges it: the criteria of your specialty.',
  },
] as const;

export type LevelId = (typeof levels)[number]['id'];
export const levelIds = ['standard', 'professional', 'expert'] as const satisfies readonly LevelId[];
export const defaultLevel: LevelId = 'professional';
