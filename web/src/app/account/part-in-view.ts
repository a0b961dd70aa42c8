/** The part that one reads: the one with the focus while it is in view, else the last whose name has come into the window's upper part; at the page's end the one that the address names, else the last. */
export function partInView(ids: readonly string[]): string {
  const found = ids.flatMap((id) => {
    const element = document.getElementById(id);
    return element ? [{ id, element, ...placeOf(element) }] : [];
  });
  const used = found.find(
    ({ element, top, bottom }) => element.contains(document.activeElement) && top < innerHeight && bottom > 0,
  );
  if (used) return used.id;
  const { scrollHeight } = document.documentElement;
  const isAtEnd = scrollY > 0 && innerHeight + scrollY >= scrollHeight - 2;
  if (isAtEnd) {
    const named = found.find(({ id, top }) => `#${id}` === location.hash && top >= 0);
    return (named ?? found.at(-1))?.id ?? '';
  }
  return (found.findLast(({ top }) => top <= innerHeight / 3) ?? found[0])?.id ?? '';
}

const placeOf = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return { top, bottom };
};
