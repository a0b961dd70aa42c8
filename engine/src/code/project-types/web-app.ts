import type { ProjectTypeProfile } from './project-type.ts';

export const webApp: ProjectTypeProfile = {
  id: 'web-app',
  thing: 'app',
  parts: 'screens',
  pace: 'one screen at a time',
  useTitle: 'Features',
  tail: 'that works in the browser',
  places: 'Screens',
  listRule: 'Each list has an empty, a loading and an error state',
  formRule: 'Saving shows that it runs, happens once, and keeps what was typed when it fails',
  rules: [],
  checks: [
    'When the window is 360 pixels wide, then nothing scrolls sideways and every control can be tapped',
    'When only the keyboard is used, then every control can be reached and shows its focus',
  ],
  hasScreens: true,
};
