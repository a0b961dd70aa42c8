import type { IndustryId } from '../../catalogue/index.ts';
import { businessStrategy } from './business-strategy.ts';
import { contentCreation } from './content-creation.ts';
import { educationTraining } from './education-training.ts';
import { emailMarketing } from './email-marketing.ts';
import { financeInvestment } from './finance-investment.ts';
import { generalWork } from './general-work.ts';
import { healthcareMedical } from './healthcare-medical.ts';
import { legalCompliance } from './legal-compliance.ts';
import { marketingSales } from './marketing-sales.ts';
import { softwareDevelopment } from './software-development.ts';
import type { SpecialtyCard } from './specialty-card.ts';

const cards: Readonly<Record<IndustryId, Readonly<Record<string, SpecialtyCard>>>> = {
  'marketing-sales': marketingSales,
  'content-creation': contentCreation,
  'email-marketing': emailMarketing,
  'business-strategy': businessStrategy,
  'software-development': softwareDevelopment,
  'education-training': educationTraining,
  'legal-compliance': legalCompliance,
  'healthcare-medical': healthcareMedical,
  'finance-investment': financeInvestment,
  'general-work': generalWork,
};

/** The card of a specialty, or undefined where the industry has no such specialty. */
export const specialtyCard = (industry: IndustryId, specialty: string): SpecialtyCard | undefined =>
  Object.hasOwn(cards[industry], specialty) ? cards[industry][specialty] : undefined;
