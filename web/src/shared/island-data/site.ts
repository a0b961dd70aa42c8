/** What links and buttons tell the script of every public page (`islands/site.ts`). */
export interface SiteData {
  /** A link that opens the sign-in dialog. */
  'data-open'?: 'sign-in' | 'sign-up';
  /** Path to go on to after signing in by such a link. */
  'data-next'?: string;
  /** The button that signs out. */
  'data-sign-out'?: true;
  /** The button for light and dark. */
  'data-theme-toggle'?: true;
}

/** What the boot script and the session say of the whole document, for styles and scripts. */
export interface DocumentData {
  /** Whether this browser holds a session. */
  'data-session'?: 'kept';
}
