/** What the savings calculator tells its script (`islands/live-calculator.ts`). */
export interface CalculatorData {
  /** The form. */
  'data-calculator'?: true;
  /** Where a result stands. */
  'data-result'?: 'monthUsd' | 'yearUsd';
}
