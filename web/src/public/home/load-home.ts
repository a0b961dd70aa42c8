import { pageContext } from '../../lib/page-context.ts';
import { casesFor } from '../parts/cases/cases-for.ts';
import { writeSamples } from './desk/write-samples.ts';

/** What the home page shows: the desk with the goal that was sent to it, if any, and a case of each use. */
export async function loadHome(serverContext: unknown, asked: { goal?: string; for?: string } = {}) {
  const cases = casesFor(serverContext, ['letter', 'picture', 'waiting']);
  return { ...(await writeSamples(pageContext(serverContext), asked)), cases: Object.values(cases) };
}
