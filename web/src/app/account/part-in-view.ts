/** A part is read once its name has come up to here, in pixels below the top of the window. */
const readingLine = 160;

/** Which of the parts is being read; at the page's end the one that the address names, else the last. */
export function partInView(ids: readonly string[]): string {
  const found = ids.flatMap((id) => {
    const element = document.getElementById(id);
    return element ? [{ id, top: element.getBoundingClientRect().top }] : [];
  });
  const { scrollHeight } = document.documentElement;
  const isAtEnd = scrollY > 0 && innerHeight + scrollY >= scrollHeight - 2;
  if (isAtEnd) {
    const named = found.find(({ id, top }) => `#${id}` === location.hash && top >= 0);
    return (named ?? found.at(-1))?.id ?? '';
  }
  return (found.findLast(({ top }) => top <= readingLine) ?? found[0])?.id ?? '';
}
