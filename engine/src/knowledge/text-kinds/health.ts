import type { TextKind } from './text-kind.ts';

/** Health, care and sport. */
export const healthKinds = {
  health: {
    needs: { any: ['answers'], own: ['age', 'health', 'country'] },
    situations: [
      'symptom-new',
      'symptom-long',
      'medicines',
      'test-results',
      'health-any',
      'allergy-hayfever',
      'teeth',
      'cold-flu',
      'skin-symptom',
      'menopause',
      'headache-migraine',
      'stomach-gut',
      'eye-ear',
      'joint-pain',
      'first-aid',
      'pregnancy',
      'cycle-fertility',
      'checkups-vaccines',
      'health-check-prevent',
      'disability-aids',
      'addiction',
      'snoring',
    ],
  },
  eating: {
    needs: { any: ['answers'], own: ['health', 'diet', 'age', 'kitchen'] },
    situations: ['weight-loss', 'diet-condition', 'meal-plan-illness'],
  },
  strain: {
    needs: { any: ['answers'], own: ['work', 'health'] },
    situations: ['sleep', 'stress-burnout', 'anxiety', 'low-mood', 'burnout'],
  },
  'childs-health': {
    needs: { any: ['answers'], own: ['children'] },
    situations: ['child-ill', 'baby-care', 'child-development'],
  },
  'care-of-others': {
    needs: { any: ['answers'], own: ['country'] },
    situations: ['care-of-parents', 'dying-care', 'dementia-care', 'care-home-choose', 'elderly-activities'],
  },
  sport: {
    needs: {
      any: ['answers'],
      own: ['fitness', 'health', 'age', 'time'],
      class: ['class', 'room', 'course'],
    },
    situations: ['back-exercise', 'running-plan', 'gym-strength-plan', 'yoga-stretching', 'sport-other'],
  },
} as const satisfies Readonly<Record<string, TextKind>>;
