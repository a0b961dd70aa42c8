/** What the form for a demo tells its script (`islands/live-demo-form.ts`). */
export interface DemoFormData {
  /** The form. */
  'data-demo-form'?: true;
  /** Where the form says how it went. */
  'data-demo-message'?: true;
}
