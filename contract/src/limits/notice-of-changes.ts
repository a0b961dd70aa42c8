/** Days before which a change of the terms or of a price is announced. */
export const noticeDays = 30;
