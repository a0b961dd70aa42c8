import type { ProjectTypeProfile } from './project-type.ts';

export const component: ProjectTypeProfile = {
  id: 'component',
  thing: 'component',
  parts: 'props',
  useTitle: 'Behaviour',
  tail: 'as one reusable component',
  rules: [
    'Texts, values and handlers are typed props with defaults; it fetches and stores nothing by itself',
    'States where they apply: default, hover, focus, disabled, loading, error',
    'Name, role and state reach screen readers; native elements before custom ones',
  ],
  checks: [
    'When only the keyboard is used, then everything can be done and the focus is visible',
    'When the text is three times as long, then nothing overlaps at 320 pixels width',
  ],
  hasScreens: true,
};
