import type { QualityId } from '@whetstone/engine/catalogue';

/** What a level adds where the person's words leave room. */
const qualityWords: Readonly<Record<QualityId, string>> = {
  standard: 'Adds setting, camera angle, lighting and technique where your words leave room.',
  high: 'Also adds the moment, details and surroundings where your words leave room.',
  ultra: 'Also adds surfaces, colors and finish: as much detail as your words leave room for.',
};

/** What the chosen level does. */
export const QualityAbout = ({ quality }: { quality: QualityId }) =>
  `${qualityWords[quality]} Every level counts as one prompt.`;
