/** What few people ever see of a prompter, as one file that is loaded on demand. */
export { DraftChoice } from '../draft/draft-choice.tsx';
export { KeptCopies } from '../draft/kept-copies.tsx';
export { SetAside } from '../draft/set-aside.tsx';
export { UsedUp } from './used-up.tsx';
