import { industries } from '../knowledge/industries.ts';
import { idsOf } from './ids.ts';

export { industries };
export type Industry = (typeof industries)[number];
export type IndustryId = Industry['id'];
export type Specialty = Industry['specialties'][number];

export const industryIds = idsOf(industries);

/** The industry with this id, or undefined. */
export const findIndustry = (id: string | undefined): Industry | undefined =>
  industries.find((industry) => industry.id === id);
