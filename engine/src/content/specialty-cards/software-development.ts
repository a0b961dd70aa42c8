import type { SpecialtyCard } from './specialty-card.ts';

/** How these trades judge their work. */
export const softwareDevelopment: Readonly<Record<string, SpecialtyCard>> = {
  'Code review': {
    fits: ['judge', 'review', 'code', 'test-plan'],
    criteria: [
      ['Order', 'Correctness, security, data loss, then design, then style'],
      ['Place', 'Each finding names file and line or quotes the code'],
      ['Fix', 'Each finding has a concrete change, as a diff where it is short'],
      ['Severity', 'Blocker, should fix or could fix; the reason in one sentence'],
      ['Doubt', 'Say what could not be judged from what was given'],
      ['Strength', 'One thing that is good and should stay'],
    ],
  },
  Documentation: {
    fits: ['documentation', 'instructions', 'faq', 'explain'],
    criteria: [
      ['Task first', 'Headings are what readers want to do, not names of parts'],
      ['Runs', 'Every example can be copied and run, with its output'],
      ['Errors', 'Error messages stand in their exact words, so that search finds them'],
      ['Versions', 'Say for which version it holds'],
      ['Limits', 'What it does not do stands where people would look for it'],
    ],
  },
  'API design': {
    fits: ['technical-design', 'user-story', 'design', 'code', 'table'],
    criteria: [
      ['Names', 'Resources are nouns, one word per idea throughout'],
      ['Errors', 'Each endpoint lists its errors with code, cause and what the caller can do'],
      ['Repeat', 'Say which calls can be repeated safely, and how a retry is told from a new request'],
      ['Growth', 'Paging, limits and how a field is added without breaking callers'],
      ['Access', 'Who may call it and what they may see'],
      ['Example', 'One request and answer per endpoint, complete'],
    ],
  },
  'Testing strategies': {
    fits: ['test-plan', 'plan', 'strategy', 'table', 'user-story'],
    criteria: [
      ['Risk', 'Order by what a failure costs times how likely it is'],
      ['Level', 'Each risk is caught at the cheapest level that can catch it'],
      ['Data', 'Say where test data comes from and how it is reset'],
      ['Flaky', 'How unstable tests are found and what happens to them'],
      ['Stop', 'The condition under which one may release with known faults'],
    ],
  },
};
