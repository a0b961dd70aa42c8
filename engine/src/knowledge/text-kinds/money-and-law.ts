import type { TextKind } from './text-kind.ts';

/** Money, rights and papers. */
export const moneyAndLaw = {
  tenancy: {
    needs: { any: ['answers'], own: ['country', 'tenure', 'home'] },
    situations: ['tenant-rights'],
  },
  'home-ownership': {
    needs: { any: ['answers'], own: ['country', 'home', 'household', 'work', 'age'] },
    situations: ['home-buy', 'mortgage', 'mortgage-refinance', 'home-sell-let'],
  },
  money: {
    needs: {
      any: ['answers'],
      own: ['country', 'household', 'work'],
      business: ['business', 'business-country'],
    },
    situations: ['debt', 'invest-money', 'money-any'],
  },
  'household-money': {
    needs: { any: ['answers'], own: ['household', 'children', 'work'] },
    situations: ['household-budget', 'save-money', 'couple-money'],
  },
  insurance: {
    needs: { any: ['answers'], own: ['country', 'household'] },
    situations: ['insurance-choice', 'insurance-worth-it'],
  },
  pension: {
    needs: { any: ['answers'], own: ['country', 'age', 'work'] },
    situations: ['pension', 'retire-early'],
  },
  dues: {
    needs: {
      any: ['answers'],
      own: ['country', 'work', 'household'],
      job: ['country', 'work'],
      business: ['business', 'business-country', 'tax'],
    },
    situations: ['tax-return', 'parental-leave-apply', 'laid-off', 'expenses-question'],
  },
  'family-law': {
    needs: { any: ['answers'], own: ['country', 'household', 'children'] },
    situations: ['will-inheritance', 'divorce', 'child-custody', 'child-support'],
  },
  incapacity: {
    needs: { any: ['answers'], own: ['country'] },
    situations: ['power-of-attorney', 'after-death'],
  },
  papers: {
    needs: { any: ['answers'], own: ['country', 'passport', 'work'] },
    isElsewhere: true,
    situations: ['visa-passport', 'registration-papers', 'lost-passport', 'citizenship-language-test'],
  },
  abroad: {
    needs: { any: ['answers'], own: ['country', 'passport', 'work', 'languages', 'household'] },
    isElsewhere: true,
    situations: ['move-abroad'],
  },
  rights: {
    needs: { any: ['answers'], own: ['country'], business: ['business', 'business-country', 'rules'] },
    situations: [
      'consumer-rights',
      'insurance-covered',
      'legal-terms',
      'letter-understand',
      'scam-check',
      'nuisance-calls',
      'legal-any',
    ],
  },
  'employment-law': {
    needs: { any: ['answers'], job: ['country', 'work'], business: ['business', 'business-country', 'team'] },
    situations: ['dismiss-employee', 'employment-question', 'salary-check'],
  },
  benefits: {
    needs: { any: ['answers'], own: ['country', 'work', 'household', 'children', 'tenure'] },
    situations: ['benefits-claim'],
  },
} as const satisfies Readonly<Record<string, TextKind>>;
