import type { Notice } from '@whetstone/engine';
import type { GoalKind } from '../../../lib/goal-from-home.ts';

type Screen = NonNullable<Notice['screen']>;

export const screens = {
  content: { to: '/generator', name: 'Content Prompter' },
  visual: { to: '/media', name: 'Visual Prompter' },
  code: { to: '/code', name: 'Code Prompter' },
} as const satisfies Record<Screen, { to: string; name: string }>;

const movingPicture = /\b(?:video|clip|animation|film|footage|trailer)s?\b/i;

/** What a goal asks for when it goes to another screen. */
export function kindFor(screen: Screen, goal: string): GoalKind {
  if (screen === 'content') return 'text';
  if (screen === 'code') return 'code';
  return movingPicture.test(goal) ? 'video' : 'image';
}

/** A notice without its closing question, which the link beside it answers. */
export const withoutQuestion = (message: string): string => message.replace(/\s*Open it in [^?]+\?$/, '');
