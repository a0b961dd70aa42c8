import type { ProjectTypeProfile } from './project-type.ts';

export const website: ProjectTypeProfile = {
  id: 'website',
  thing: 'site',
  parts: 'pages',
  useTitle: 'Features',
  tail: 'as a website',
  places: 'Pages',
  listRule: 'Each list has an empty, a loading and an error state',
  formRule: 'Each form says what to correct beside the field and keeps what was typed',
  rules: [],
  checks: [
    'When it is used at 360 pixels width or by keyboard alone, then every control can be reached and nothing scrolls sideways',
  ],
  hasScreens: true,
};
