import type { ProjectTypeProfile } from './project-type.ts';

export const webApp: ProjectTypeProfile = {
  id: 'web-app',
  thing: 'app',
  parts: 'screens',
  useTitle: 'Features',
  tail: 'that works in the browser',
  places: 'Screens',
  listRule: 'Each list has an empty, a loading and an error state',
  formRule: 'Saving shows that it runs, happens once, and keeps what was typed when it fails',
  rules: [],
  checks: [
    'When it is used at 360 pixels width or by keyboard alone, then every control can be reached and nothing scrolls sideways',
  ],
  hasScreens: true,
};
