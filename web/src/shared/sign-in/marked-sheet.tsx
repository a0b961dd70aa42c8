import { type ReactNode, useState } from 'react';
import { readNextPage } from '../../lib/next-page.ts';
import { NoteNumber } from '../../ui/manuscript/note-number.tsx';
import { planThatWaits } from './plan-that-waits.ts';
import { type signInEdits, signInEditOf } from './sign-in-edits.ts';

type Mode = keyof typeof signInEdits;

function useEdit(mode: Mode) {
  const [plan] = useState(() => planThatWaits(readNextPage()));
  return signInEditOf(mode, plan);
}

/** The same on a narrow screen, in a line below the title. */
export const MarkedLine = ({ mode }: { mode: Mode }) => (
  <p aria-hidden="true" className="flex flex-wrap gap-x-2 text-14 lg:hidden">
    <Edit mode={mode} />
  </p>
);

/** What the product does, as a picture beside the form: a line struck and another underlined, with its reason below. */
export const MarkedSheet = ({ mode }: { mode: Mode }) => {
  const { why, order } = useEdit(mode);
  return (
    <div
      aria-hidden="true"
      className="absolute inset-y-0 left-0 flex w-80 flex-col gap-8 border-r border-hairline bg-surface p-6 pt-[1.625rem] max-lg:hidden"
    >
      <p className="display flex flex-col gap-1 text-20 text-balance [&_.mark-added]:text-28">
        <Edit mode={mode} {...(why ? { number: 1 } : {})} />
      </p>
      {order ? (
        <ul>
          {order.map(([name, value]) => (
            <li key={name} className="border-t border-hairline py-3 text-14 text-ink">
              <span className="block text-13 text-mute">{name}</span>
              {value}
            </li>
          ))}
        </ul>
      ) : why ? (
        <Note value={1}>{why}</Note>
      ) : (
        <Example />
      )}
    </div>
  );
};

function Edit({ mode, number }: { mode: Mode; number?: number }) {
  const { before, after } = useEdit(mode);
  return (
    <>
      {before && <span className="mark-removed">{before}</span>}
      <span>
        <span className="mark-added">{after}</span>
        <NoteNumber number={number} />
      </span>
    </>
  );
}

/** A goal in ink, what was chosen underlined, its question below. */
const Example = () => (
  <div className="flex flex-col gap-6">
    <div className="font-mono text-14 leading-7 text-ink">
      <p>Write to our customers: prices go up on February 1.</p>
      {chosen.map(({ line }, at) => (
        <p key={line} className="mt-3">
          <span className="mark-added">{line}</span>
          <NoteNumber number={at + 1} />
        </p>
      ))}
    </div>
    <ol className="flex flex-col gap-1">
      {chosen.map(({ line, press }, at) => (
        <li key={line}>
          <Note value={at + 1}>{press}</Note>
        </li>
      ))}
    </ol>
  </div>
);

const chosen = [
  { line: 'Give the reason: our own costs rose.', press: 'Why are prices going up?' },
  { line: 'Offer today’s prices until January 31.', press: 'What can you offer them?' },
] as const;

/** Its number hangs, so that all notes begin on one line. */
const Note = ({ value, children }: { value: number; children: ReactNode }) => (
  <p className="flex text-13 text-body">
    <span className="w-6 flex-none font-semibold text-mark tabular">{value}</span>
    <span>{children}</span>
  </p>
);
