import type { Section } from '@whetstone/engine';
import type { CSSProperties } from 'react';
import { promptRows } from './prompt-rows.ts';

interface PromptLinesProps {
  sections: readonly Section[];
  /** What each line wears, by the rule that wrote it, where what was asked wears it too; otherwise lines are counted. */
  labels?: Readonly<Record<string, string>>;
}

/** A prompt line by line: what was pressed underlined, what is ours grey, and why beside each line. */
export const PromptLines = ({ sections, labels }: PromptLinesProps) => (
  <ul className="prompt-lines">
    {promptRows(sections).map(({ pieces, reason, rule = '' }) => (
      <li
        key={pieces.map(({ text }) => text).join('')}
        style={labels && ({ '--n': labels[rule] ? `'${labels[rule]}'` : 'none' } as CSSProperties)}
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
