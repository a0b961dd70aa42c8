export interface Limit {
  /** Unique among limits. */
  readonly name: string;
  /** Uses in each window. */
  readonly max: number;
  readonly seconds: number;
  /** What happened too often. */
  readonly told: string;
}

const minute = 60;
const hour = 60 * minute;

/**
 * What one account may have rewritten and ask about its goals in a minute, and store, carry in and out, put before other
 * people and ask of the payment provider in an hour, and what one address may send without an account. Far above what a
 * person does by hand.
 */
export const limits = {
  /** Somebody who fills in blanks without a rest asks about once a second. */
  rewrite: {
    name: 'rewrite',
    max: 120,
    seconds: minute,
    told: 'The prompt was rewritten too many times in a minute. Your choices and text are saved.',
  },
  /** Each pause in writing a goal asks once. */
  question: {
    name: 'question',
    max: 120,
    seconds: minute,
    told: 'Your goals were checked too many times in a minute.',
  },
  /** Somebody who types without a rest, in two tabs, saves a draft about once a second. */
  draft: {
    name: 'draft',
    max: 120,
    seconds: minute,
    told: 'Your draft was saved too many times in a minute. Nothing you typed is lost.',
  },
  /** Each asks a model twice. */
  tryIt: {
    name: 'try',
    max: 6,
    seconds: minute,
    told: 'You tried too many prompts in a minute.',
  },
  /** Each try calls an address that a person names. */
  ownKey: {
    name: 'own-key',
    max: 20,
    seconds: hour,
    told: 'You tested too many keys in an hour.',
  },
  save: {
    name: 'save',
    max: 1000,
    seconds: hour,
    told: 'You saved too many prompts in an hour.',
  },
  import: {
    name: 'import',
    max: 60,
    seconds: hour,
    told: 'You imported too many files in an hour.',
  },
  export: {
    name: 'export',
    max: 30,
    seconds: hour,
    told: 'You exported your data too many times in an hour.',
  },
  publish: {
    name: 'publish',
    max: 60,
    seconds: hour,
    told: 'You published too many prompts in an hour.',
  },
  report: {
    name: 'report',
    max: 20,
    seconds: hour,
    told: 'You sent too many reports in an hour.',
  },
  share: {
    name: 'share',
    max: 60,
    seconds: hour,
    told: 'You created too many links in an hour.',
  },
  publicName: {
    name: 'public-name',
    max: 10,
    seconds: hour,
    told: 'You changed your public name too many times in an hour.',
  },
  collection: {
    name: 'collection',
    max: 1000,
    seconds: hour,
    told: 'You changed collections too many times in an hour.',
  },
  /** Copies of visitors and of people with an account, which are counted. */
  copy: {
    name: 'copy',
    max: 300,
    seconds: 15 * minute,
    told: 'Too many prompts were copied from your connection. You can still copy; the copies just aren’t being counted.',
  },
  payment: {
    name: 'payment',
    max: 60,
    seconds: hour,
    told: 'You requested too many plan changes in an hour.',
  },
  /** A visitor who tries the desk asks some fifty times; an office behind one address has several. */
  desk: {
    name: 'desk',
    max: 300,
    seconds: 15 * minute,
    told: 'Too many goals came from your connection.',
  },
  demoRequest: {
    name: 'demo-request',
    max: 5,
    seconds: hour,
    told: 'Too many requests came from your connection.',
  },
} as const satisfies Record<string, Limit>;

/** How many texts one account may improve in a minute, by a model or by the rules; `max` comes from LLM_PER_MINUTE. */
export const enhancements = (max: number): Limit => ({
  name: 'enhance',
  max,
  seconds: minute,
  told: `You can improve your text up to ${max} times a minute. Your text hasn’t changed.`,
});
