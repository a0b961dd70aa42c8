/** How a check on something forbidden ends. */
export const refused = 'then it is refused with the reason and nothing changes';

const adjectives: Readonly<Record<string, string>> = {
  editable: 'edited',
  deletable: 'deleted',
  changeable: 'changed',
  visible: 'seen',
  public: 'seen by strangers',
  accessible: 'opened',
  available: 'chosen',
};

/** A deed that can be tried: "be visible" is "be seen". */
export const withDeed = (deed: string): string =>
  deed.replace(/^be (\p{Ll}+)/u, (whole, word: string) =>
    Object.hasOwn(adjectives, word) ? `be ${adjectives[word] ?? ''}` : whole,
  );
