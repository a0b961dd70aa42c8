/** A ref: when the element comes onto the page, its first field takes the focus. */
export const focusFirstField = (element: HTMLElement | null) =>
  element?.querySelector<HTMLElement>('input, select')?.focus();
