import type { RealResult } from '../../../content/owners-copy.ts';

/** What a tool answered to the plain request and to the prompt: real answers that the owner put into the content file. */
export const RealResultBeside = ({ tool, date, plain, prompted }: RealResult) => (
  <div className="case-said col-span-full whitespace-pre-line text-16">
    <figure>
      <figcaption className="case-label">Answer to the request alone</figcaption>
      <p>{plain}</p>
    </figure>
    <figure>
      <figcaption className="case-label">Answer to the prompt</figcaption>
      <p>{prompted}</p>
    </figure>
    <p className="case-label">
      Both by {tool}, {date}, unedited.
    </p>
  </div>
);
