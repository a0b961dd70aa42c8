import { measured } from '../../content/measured.ts';
import type { Entry } from '../parts/entries.tsx';
import type { Figure } from '../parts/figures.tsx';

export const advanced: readonly Entry[] = [
  {
    title: 'Levels',
    text: 'Standard says what to make and what good work has. Professional adds a last look at what you asked for, your limits by name. Expert adds how the trade judges it.',
  },
  {
    title: 'Assumptions',
    text: 'What only you know is asked while you write the goal. Where the engine had to guess, the guess is a control beside the prompt. Change either later, and the prompt is rewritten at no cost.',
  },
  {
    title: 'Human-like',
    text: 'Adds one of three sets of style rules to prose: rhythm, substance or directness. A second switch keeps long dashes out of the answer.',
  },
  {
    title: 'Drafts that stay',
    text: 'Your goal, choices and result are saved in your account as you type. Close the tab and come back, on another device too.',
  },
  {
    title: 'My Prompts',
    text: 'Save what worked, private unless you publish it. Search, categories and tags find it again.',
  },
  {
    title: 'Templates',
    text: `${measured.templates} prompts ready to fill in, with blanks that say what belongs in them.`,
  },
];

export const ownFigures: readonly Figure[] = [
  { figure: String(measured.tools), text: 'tools written for' },
  { figure: String(measured.lintRules), text: 'rules check each prompt' },
  { figure: String(measured.specialties), text: 'specialties' },
  { figure: String(measured.templates), text: 'templates' },
];
