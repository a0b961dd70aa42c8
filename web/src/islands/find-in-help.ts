/** A part of the help page under a heading of its own. */
export interface HelpPart {
  /** Where a link leads. */
  readonly id: string;
  readonly topic: string;
  readonly heading: string;
  readonly text: string;
}

/** Shorter words stand everywhere. */
const shortestTelling = 4;

/** As compared: without case and accents. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

/** What comes nearest where nothing holds all words: parts with one of them in the heading, or else the topics. */
export function nearestInHelp(parts: readonly HelpPart[], query: string): HelpPart[] {
  const words = plain(query)
    .split(/\s+/)
    .filter((word) => word.length >= shortestTelling);
  const near = parts.filter(({ heading }) => words.some((word) => plain(heading).includes(word)));
  return near.length > 0 ? near : parts.filter(({ topic }) => topic === '');
}

/** The parts that hold all words of a query, those with one in the heading first. Nothing for less than two letters. */
export function findInHelp(parts: readonly HelpPart[], query: string): HelpPart[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.join('').length < 2) return [];
  const found = parts.filter(({ topic, heading, text }) => {
    const all = plain(`${topic} ${heading} ${text}`);
    return words.every((word) => all.includes(word));
  });
  const isInHeading = ({ heading }: HelpPart) => words.some((word) => plain(heading).includes(word));
  return [...found.filter(isInHeading), ...found.filter((part) => !isInHeading(part))];
}
