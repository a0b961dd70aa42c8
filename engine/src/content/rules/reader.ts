import type { DeliverableId } from '../../reading/deliverable-nouns.ts';
import { addedLine } from '../plan-line.ts';
import type { Contribution } from '../plan-line.ts';
import type { Scene } from '../scene.ts';

const addressed: ReadonlySet<DeliverableId> = new Set([
  'blog-post',
  'article',
  'essay',
  'report',
  'presentation',
  'newsletter',
  'social-post',
  'instructions',
  'explanation',
  'curriculum',
  'lesson-plan',
  'study-guide',
  'faq',
  'landing-page',
  'product-description',
  'documentation',
  'speech',
  'patient-leaflet',
  'story',
  'quiz',
]);
const choices = ['unset', 'beginners', 'experts'] as const;

/** P1: a reader that the goal does not name is a switch. */
export const reader = (scene: Scene): Contribution => {
  const { reading, deliverableId } = scene;
  const fits = deliverableId ? addressed.has(deliverableId) : reading.act === 'explain';
  if (!fits || scene.closed || scene.answerName === 'forSomebody') return {};
  // The goal names its reader itself; said again, it would only be longer.
  if (reading.reader) return {};
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
    lines: line ? [addedLine('requirements', 'Reader', 'P1', line, 'You chose the reader')] : [],
  };
};
