import type { ProjectTypeProfile } from './project-type.ts';

export const feature: ProjectTypeProfile = {
  id: 'feature',
  thing: 'feature',
  parts: 'files you will change',
  useTitle: 'Features',
  tail: 'in this project',
  listRule: 'Each new list has an empty, a loading and an error state',
  formRule: 'Each new form says what to correct and keeps what was typed',
  rules: [
    'Follow the patterns, names and components of the code around it; change nothing it does not need',
    'Existing behaviour and stored data stay as they are',
  ],
  checks: [
    'When the feature is not used, then everything works as before and the existing tests pass unchanged',
  ],
  hasScreens: true,
};
