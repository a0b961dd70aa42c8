/** What stands below a prompt, as one file that is loaded once there is one. */
export { Assumptions } from './assumptions.tsx';
export { Findings } from './findings.tsx';
export { WrongScreen } from './wrong-screen.tsx';
