import type { QualityId } from '../../catalogue/visual.ts';
import type { Slot } from './slots.ts';

/** What each level adds. */
export interface QualityRow {
  readonly adds: readonly Slot[];
  /** How many phrases a look that the goal names may bring. */
  readonly ofLooks: number;
}

/** Standard frames and lights; High also observes the subject; Ultra adds surface, palette and finish. */
export const qualityRows: Readonly<Record<QualityId, QualityRow>> = {
  standard: { adds: ['setting', 'view', 'light', 'medium'], ofLooks: 1 },
  high: {
    adds: ['setting', 'view', 'light', 'medium', 'moment', 'detail', 'around', 'held'],
    ofLooks: 2,
  },
  ultra: {
    adds: [
      'setting',
      'view',
      'light',
      'medium',
      'moment',
      'detail',
      'around',
      'held',
      'texture',
      'colour',
      'finish',
    ],
    ofLooks: 3,
  },
};

/** What no level leaves out. */
export const alwaysAdded: readonly Slot[] = [
  'lettering',
  'camera',
  'timing',
  'ending',
  'twist',
  'look',
  'lit',
  'lens',
  'tempo',
];

/** What is added to a goal that says much. */
export const addedToLong: readonly Slot[] = [...alwaysAdded, 'view', 'light', 'medium', 'finish'];

/** Numbers that a plan keeps to. */
export const counts = {
  /** A goal of so many words has said what it wants: only frame, light and making are added. */
  longGoal: 30,
  /** How many telling words two phrases may share before the later one is an echo. */
  sharedWords: 2,
  /** The prompt itself and three others. */
  takes: 4,
} as const;
