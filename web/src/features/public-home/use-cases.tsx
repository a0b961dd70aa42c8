import type { SheetLine, WrittenUse } from './write-uses.ts';

/** Three uses, each beside a sheet from the engine. */
export const UseCases = ({ uses }: { uses: readonly WrittenUse[] }) => (
  <ul className="use-cases">
    {uses.map(({ title, text, sheet }) => (
      <li key={title}>
        <div>
          <h3 className="display text-20 sm:text-28">{title}</h3>
          <p className="mt-4 max-w-[44ch] text-16 text-body">{text}</p>
        </div>
        <div className="sheet">
          {sheet.map((line) => (
            <p key={line.map(({ text: words }) => words).join('')}>
              <Line line={line} />
            </p>
          ))}
        </div>
      </li>
    ))}
  </ul>
);

const Line = ({ line }: { line: SheetLine }) =>
  line.map(({ text, origin }) => {
    if (origin === 'goal') return text;
    const words = text.trim();
    const [before, after] = [
      text.slice(0, text.indexOf(words)),
      text.slice(text.indexOf(words) + words.length),
    ];
    const Element = origin === 'removed' ? 'del' : 'ins';
    return (
      <span key={`${origin} ${text}`}>
        {before}
        <Element>{words}</Element>
        {after}
      </span>
    );
  });
