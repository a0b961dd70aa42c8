/** What a person does with hand and head, by the keystroke-level model of Card, Moran and Newell (1980). */
export interface Effort {
  /** Keys and buttons. */
  readonly presses: number;
  readonly seconds: number;
}

/** In seconds: a key of an average typist, pointing, a button down and up, the hand to the other device, making up one's mind. */
const takes = { key: 0.28, point: 1.1, click: 0.2, home: 0.4, think: 1.35 } as const;

export const nothing: Effort = { presses: 0, seconds: 0 };

/** One press of what is seen on the page. */
export const press: Effort = { presses: 1, seconds: takes.think + takes.point + takes.click };

/** Words of one's own in a field: pressed into, typed, and the hand back at the mouse. */
export const typing = (text: string): Effort => ({
  presses: 1 + text.length,
  seconds: press.seconds + 2 * takes.home + takes.key * text.length,
});

export const together = (efforts: readonly Effort[]): Effort =>
  efforts.reduce(
    (sum, { presses, seconds }) => ({ presses: sum.presses + presses, seconds: sum.seconds + seconds }),
    nothing,
  );
