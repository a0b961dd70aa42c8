/** Sections below the plan, loaded together: apart they would part what they share into files of a few lines. */
export { ModelKeySection } from './model-key/model-key-section.tsx';
export { PublicName } from './public-name.tsx';
export { SecuritySection } from './security/security-section.tsx';
