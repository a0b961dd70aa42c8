const cross =
  '<svg aria-hidden="true" width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round"><path d="m4 4 8 8M12 4l-8 8"/></svg>';

/** A button in the end of a search field that empties it, in place of the browser's own. */
export function drawClear(field: HTMLInputElement, onClear: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.hidden = true;
  button.setAttribute('aria-label', 'Clear search');
  button.className = 'absolute text-mute hover:text-ink';
  // By hand: the styles of public pages are counted to the byte, and none of them has these.
  button.style.cssText = 'inset-block-start:0;inset-inline-end:0;padding:1rem';
  button.innerHTML = cross;
  button.addEventListener('click', onClear);
  field.style.paddingInlineEnd = '3rem';
  field.after(button);
  return button;
}
