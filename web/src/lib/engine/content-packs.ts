import type { ContentPack, ContentPacks } from '@whetstone/engine/content/with-packs';

const loaders: { [Pack in ContentPack]: () => Promise<ContentPacks[Pack]> } = {
  messages: async () => (await import('@whetstone/engine/content/deliverables/messages')).messages,
  marketing: async () => (await import('@whetstone/engine/content/deliverables/marketing')).marketing,
  longForm: async () => (await import('@whetstone/engine/content/deliverables/long-form')).longForm,
  fiction: async () => (await import('@whetstone/engine/content/deliverables/fiction')).fiction,
  lists: async () => (await import('@whetstone/engine/content/deliverables/lists')).lists,
  planning: async () => (await import('@whetstone/engine/content/deliverables/planning')).planning,
  learning: async () => (await import('@whetstone/engine/content/deliverables/learning')).learning,
  technical: async () => (await import('@whetstone/engine/content/deliverables/technical')).technical,
  workPapers: async () => (await import('@whetstone/engine/content/deliverables/work-papers')).workPapers,
  questions: async () => (await import('@whetstone/engine/content/answers/questions')).questions,
  reasoning: async () => (await import('@whetstone/engine/content/answers/reasoning')).reasoning,
  roles: async () => (await import('@whetstone/engine/content/answers/roles')).roles,
  transforms: async () => (await import('@whetstone/engine/content/answers/transforms')).transforms,
  everyday: async () => (await import('@whetstone/engine/content/everyday/answers')).everyday,
  matters: async () => (await import('@whetstone/engine/content/matters')).matters,
  closeReading: async () => (await import('@whetstone/engine/content/close-reading')).closeReading,
  cases: async () => (await import('@whetstone/engine/content/everyday/cases')).cases,
  style: async () => (await import('@whetstone/engine/content/style')).style,
  translated: async () => (await import('@whetstone/engine/content/translated')).translated,
  occasions: async () => (await import('@whetstone/engine/content/occasions')).occasions,
  'marketing-sales': async () =>
    (await import('@whetstone/engine/content/specialty-cards/marketing-sales')).marketingSales,
  'content-creation': async () =>
    (await import('@whetstone/engine/content/specialty-cards/content-creation')).contentCreation,
  'email-marketing': async () =>
    (await import('@whetstone/engine/content/specialty-cards/email-marketing')).emailMarketing,
  'business-strategy': async () =>
    (await import('@whetstone/engine/content/specialty-cards/business-strategy')).businessStrategy,
  'software-development': async () =>
    (await import('@whetstone/engine/content/specialty-cards/software-development')).softwareDevelopment,
  'education-training': async () =>
    (await import('@whetstone/engine/content/specialty-cards/education-training')).educationTraining,
  'legal-compliance': async () =>
    (await import('@whetstone/engine/content/specialty-cards/legal-compliance')).legalCompliance,
  'healthcare-medical': async () =>
    (await import('@whetstone/engine/content/specialty-cards/healthcare-medical')).healthcareMedical,
  'finance-investment': async () =>
    (await import('@whetstone/engine/content/specialty-cards/finance-investment')).financeInvestment,
  'general-work': async () =>
    (await import('@whetstone/engine/content/specialty-cards/general-work')).generalWork,
  de: async () => (await import('@whetstone/engine/languages/german')).german,
  fr: async () => (await import('@whetstone/engine/languages/french')).french,
  es: async () => (await import('@whetstone/engine/languages/spanish')).spanish,
  it: async () => (await import('@whetstone/engine/languages/italian')).italian,
  pt: async () => (await import('@whetstone/engine/languages/portuguese')).portuguese,
  nl: async () => (await import('@whetstone/engine/languages/dutch')).dutch,
  sv: async () => (await import('@whetstone/engine/languages/swedish')).swedish,
  pl: async () => (await import('@whetstone/engine/languages/polish')).polish,
};

/** Fetches one pack of the content generator's knowledge. Rejects when it cannot be fetched. */
export const loadContentPack = async (name: ContentPack): Promise<Partial<ContentPacks>> => ({
  [name]: await loaders[name](),
});
