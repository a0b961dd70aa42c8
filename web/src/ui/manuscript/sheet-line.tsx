import type { Span } from '@whetstone/engine';

/** A line of a sheet: words with where they come from. */
export type SheetWords = readonly Pick<Span, 'text' | 'origin'>[];

/** Words of a prompt as an editor marks them: struck through, underlined, or as they came. */
export const SheetLine = ({ words }: { words: SheetWords }) =>
  words.map(({ text, origin }) => {
    if (origin === 'goal') return text;
    const marked = text.trim();
    const start = text.indexOf(marked);
    const Element = origin === 'removed' ? 'del' : 'ins';
    return (
      <span key={`${origin} ${text}`}>
        {text.slice(0, start)}
        <Element>{marked}</Element>
        {text.slice(start + marked.length)}
      </span>
    );
  });
