import type { QualityId } from '../../catalogue/visual.ts';

/** What each level adds. */
export interface QualityRow {
  readonly adds: readonly (
    | 'setting'
    | 'view'
    | 'light'
    | 'medium'
    | 'moment'
    | 'detail'
    | 'around'
    | 'texture'
    | 'colour'
    | 'finish'
    | 'sound'
  )[];
}

/** Standard frames and lights; High also observes the subject; Ultra adds surface, palette and finish. */
export const qualityRows: Readonly<Record<QualityId, QualityRow>> = {
  standard: { adds: ['setting', 'view', 'light', 'medium'] },
  high: {
    adds: ['setting', 'view', 'light', 'medium', 'moment', 'detail', 'around', 'sound'],
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
      'sound',
      'texture',
      'colour',
      'finish',
    ],
  },
};
