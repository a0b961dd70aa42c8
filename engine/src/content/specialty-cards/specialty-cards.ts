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
import type { Trade } from './specialty-card.ts';

/** What is known of every industry's work. */
export const trades: Readonly<Record<IndustryId, Trade>> = {
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
