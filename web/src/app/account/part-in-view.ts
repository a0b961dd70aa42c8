/** The part that one reads: the one with the focus while it is in view, else the last whose name has come into the window's upper part; at the page's end the one that the address names, else the last. */
export function partInView(ids: readonly string[]): string {
  const found = ids.flatMap((id) => {
    const element = document.getElementById(id);
    return element ? [{ id, element, box: element.getBoundingClientRect() }] : [];
  });
  const isAtEnd = scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
  const read =
    found.find(
      ({ element, box }) => element.matches(':focus-within') && box.top < innerHeight && box.bottom > 0,
    ) ??
    (isAtEnd
      ? (found.find(({ id, box }) => `#${id}` === location.hash && box.top >= 0) ?? found.at(-1))
      : (found.findLast(({ box }) => box.top <= innerHeight / 3) ?? found[0]));
  return read?.id ?? '';
}
