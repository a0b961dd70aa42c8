export { checkPicture } from './check-picture.ts';
export { namesIn } from './facts-of.ts';
export { lostFacts, seenFigures } from './lost-facts.ts';
