import { Fragment } from 'react';

const blanks = /\{\{([^{}]+)\}\}/g;

/** What stands before the first heading of a text, without the sign of one that opens it. */
const untilHeading = (text: string) => text.replace(/^\s*#{1,6}\s+/, '').split(/\s#{1,6}\s/, 1)[0] ?? '';

/** How a prompt begins, its blanks underlined as on the desk. */
export function Beginning({ text }: { text: string }) {
  const shown = untilHeading(text);
  const found = [...shown.matchAll(blanks)];
  const endOf = (at: number) => (found[at] ? found[at].index + found[at][0].length : 0);
  return (
    <>
      {found.map(({ 1: name, index }, at) => (
        <Fragment key={index}>
          {shown.slice(endOf(at - 1), index)}
          <span className="border-b border-mark text-body">{blankInWords(name)}</span>
        </Fragment>
      ))}
      {shown.slice(endOf(found.length - 1))}
    </>
  );
}

/** A blank by its name alone, without its choices or default. */
const blankInWords = (written = '') => written.split(/[=|:]/, 1)[0]?.replaceAll('_', ' ').trim() ?? '';
