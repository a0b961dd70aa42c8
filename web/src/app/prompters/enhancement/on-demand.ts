/** What enhancing shows, as one file that is loaded once it was asked for. */
export { EnhancementPanel } from './enhancement-panel.tsx';
export { EnhancementStream } from './enhancement-stream.tsx';
