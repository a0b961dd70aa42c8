import type { ProjectTypeProfile } from './project-type.ts';

export const website: ProjectTypeProfile = {
  id: 'website',
  thing: 'site',
  parts: 'pages',
  pace: 'part by part',
  useTitle: 'Features',
  tail: 'as a website',
  places: 'Pages',
  listRule: 'Each list has an empty, a loading and an error state',
  formRule: 'Each form says what to correct beside the field and keeps what was typed',
  rules: [],
  checks: [
    'When the window is 360 pixels wide, then nothing scrolls sideways and every control can be tapped',
    'When only the keyboard is used, then every control can be reached and shows its focus',
  ],
  hasScreens: true,
};
