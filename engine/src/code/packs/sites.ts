import { siteQuestions } from '../questions/site-questions.ts';

/** For pages to be read. */
export const sites = { siteQuestions };

export type SitePack = typeof sites;
