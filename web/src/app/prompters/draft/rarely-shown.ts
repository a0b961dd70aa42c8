/** What few people ever see of a draft, as one file that is loaded on demand. */
export { DraftChoice } from './draft-choice.tsx';
export { KeptCopies } from './kept-copies.tsx';
export { SetAside } from './set-aside.tsx';
export { UsedUp } from '../form/used-up.tsx';
