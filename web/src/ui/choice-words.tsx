/** Such as "iPhone", which a capital would misspell. */
const isOwnSpelling = /^\p{Ll}\p{Lu}/u;

/** A ready answer on its chip: with a capital and a curly apostrophe, whatever its line in the prompt has. */
export const ChoiceWords = ({ children }: { children: string }) => (
  <span className={isOwnSpelling.test(children) ? undefined : 'first-letter:uppercase'}>
    {children.replaceAll("'", '’')}
  </span>
);
