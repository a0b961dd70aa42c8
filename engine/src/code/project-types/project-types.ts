import type { ProjectTypeId } from '../../catalogue/code.ts';
import { api } from './api.ts';
import { component } from './component.ts';
import { feature } from './feature.ts';
import { mobileApp } from './mobile-app.ts';
import type { ProjectTypeProfile } from './project-type.ts';
import { webApp } from './web-app.ts';
import { website } from './website.ts';

export const projectTypeProfiles: Readonly<Record<ProjectTypeId, ProjectTypeProfile>> = {
  website,
  'web-app': webApp,
  api,
  'mobile-app': mobileApp,
  component,
  feature,
};
