import type { Section } from '@whetstone/engine';
import { promptRows } from './prompt-rows.ts';

/** A prompt line by line: what was pressed underlined, what is ours grey, and why beside each line. */
export const PromptLines = ({ sections }: { sections: readonly Section[] }) => (
  <ul className="prompt-lines">
    {promptRows(sections).map(({ pieces, reason }) => (
      <li
        key={pieces.map(({ text }) => text).join('')}
        className={pieces.every(({ origin }) => origin === 'added') ? 'ours' : undefined}
      >
        <p>
          {pieces.map(({ text, origin }) => {
            if (origin === 'added') return <span key={text}>{text}</span>;
            if (origin === 'removed') return <del key={text}>{text}</del>;
            return origin === 'chosen' || origin === 'assumed' ? <ins key={text}>{text}</ins> : text;
          })}
        </p>
        {reason !== undefined && <p>{reason}</p>}
      </li>
    ))}
  </ul>
);
