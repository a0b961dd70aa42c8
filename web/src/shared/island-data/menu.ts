/** What a menu tells its script (`islands/close-menu-outside.ts`). */
export interface MenuData {
  /** A `details` element that closes like a menu. */
  'data-menu'?: true;
}
