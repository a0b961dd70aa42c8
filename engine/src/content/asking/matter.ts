/** How help is wanted: something fails, somebody is hard to deal with, something is to be chosen, bought, done, claimed by right, cooked, learnt how to do, told to the public, said to somebody, or made for somebody. */
export type Mode =
  | 'trouble'
  | 'people'
  | 'choice'
  | 'buying'
  | 'doing'
  | 'rights'
  | 'cook'
  | 'how'
  | 'text'
  | 'talk'
  | 'verse';

/** What a goal is about, and what its answer turns on there, most useful first. */
export interface Matter {
  readonly modes: ReadonlySet<Mode>;
  readonly when: RegExp;
  readonly facts: readonly string[];
}

/** A matter; `modes` and `facts` are lists in words: "trouble how", "since when; what was tried". */
export const matter = (modes: string, when: RegExp, facts: string): Matter => ({
  modes: new Set(modes.split(' ') as Mode[]),
  when,
  facts: facts.split('; '),
});
