export { checkPicture } from './check-picture.ts';
export { figuresSetBeside, lostFacts } from './lost-facts.ts';
