import type { Demand } from '../code-rows.ts';
import { fileDemands } from './files.ts';
import { programDemands } from './programs.ts';
import { screenDemands } from './screens.ts';
import { serverDemands } from './server.ts';
import { sharingDemands } from './sharing.ts';

/** Technical demands that a goal may name, each worked out; true wherever they are named. */
export const demands: Readonly<Record<string, Demand>> = {
  ...fileDemands,
  ...serverDemands,
  ...programDemands,
  ...sharingDemands,
  ...screenDemands,
};
