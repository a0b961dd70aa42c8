const titleWords = 60;

/** The first words of a text that has no title. */
export const firstWords = (lines: readonly string[]): string => {
  const line = (lines.find((candidate) => /[\p{L}\p{N}]/u.test(candidate)) ?? lines[0] ?? '')
    .slice(0, 500)
    .trim();
  if (line.length <= titleWords) return line;
  const cut = line.slice(0, titleWords);
  const space = cut.lastIndexOf(' ');
  return `${(space > 20 ? cut.slice(0, space) : cut).toWellFormed().replaceAll('\uFFFD', '')}…`;
};
