/** What stands below the prompt of a picture or clip, as one file that is loaded once there is one. */
export { ServiceSettings } from './service-settings.tsx';
export { Variations } from './variations.tsx';
