import type { Feature } from '../code-rows.ts';
import { commerceFeatures } from './commerce.ts';
import { communicationFeatures } from './communication.ts';
import { contentFeatures } from './content.ts';
import { dataFeatures } from './data.ts';
import { gameFeatures } from './games.ts';
import { peopleFeatures } from './people.ts';
import { timeFeatures } from './time.ts';
import { workFeatures } from './work.ts';

const rows = {
  ...peopleFeatures,
  ...contentFeatures,
  ...commerceFeatures,
  ...timeFeatures,
  ...communicationFeatures,
  ...dataFeatures,
  ...gameFeatures,
  ...workFeatures,
};

/** A feature that exists. */
export type FeatureId = keyof typeof rows;

export const features: Readonly<Record<FeatureId, Feature>> = rows;
