import type { ProjectTypeProfile } from './project-type.ts';

export const mobileApp: ProjectTypeProfile = {
  id: 'mobile-app',
  thing: 'app',
  parts: 'screens',
  useTitle: 'Features',
  tail: 'as a mobile app',
  places: 'Screens',
  listRule: 'Each list has an empty, a loading, an error and an offline state',
  formRule: 'The keyboard never covers the field in use; what was typed survives leaving the app',
  rules: [],
  checks: [
    'When the connection drops or the system text size is at its largest, then what was saved stays readable and no text is cut off',
  ],
  frameChecks: {
    browse: 'When the app returns from the background, then it shows the same screen at the same place',
  },
  hasScreens: true,
};
