import type { Demand } from '../code-rows.ts';
import { fileDemands } from './files.ts';
import { screenDemands } from './screens.ts';
import { serverDemands } from './server.ts';

/** Technical demands that a goal may name, each worked out; true wherever they are named. */
export const demands: Readonly<Record<string, Demand>> = {
  ...fileDemands,
  ...serverDemands,
  ...screenDemands,
};
