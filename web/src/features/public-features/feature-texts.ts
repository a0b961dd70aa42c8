import { measured } from '../../content/measured.ts';
import type { Entry } from '../public-shell/entries.tsx';
import type { Figure } from '../public-shell/figures.tsx';

export const advanced: readonly Entry[] = [
  {
    title: 'Levels',
    text: 'Standard says what to make. Professional adds requirements, blanks for missing facts and checks. Expert adds how the trade would judge it.',
  },
  {
    title: 'Assumptions',
    text: 'Where the engine had to guess, the guess is a control beside the prompt. Change it and the prompt is rewritten, at no cost.',
  },
  {
    title: 'Human-like',
    text: 'One of three sections of style rules for prose: rhythm, substance or directness. A switch of its own keeps long dashes out of the answer.',
  },
  {
    title: 'Drafts that stay',
    text: 'Goal, choices and result are kept in your browser with every key press, for each account apart. Close the tab and come back.',
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
