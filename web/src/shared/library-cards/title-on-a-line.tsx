import { cutAtWord } from '../../lib/cut-at-word.ts';

/** A title on one line, cut between words; heard whole. */
export const TitleOnALine = ({ title }: { title: string }) => (
  <>
    <span className="sr-only">{title}</span>
    <span aria-hidden="true" className="cut-line block">
      {cutAtWord(title)}
    </span>
  </>
);
