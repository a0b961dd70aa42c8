import type { ReactNode } from 'react';

interface UseCase {
  title: string;
  text: string;
  /** Lines of a prompt as the engine writes it, with their marks. */
  sheet: ReactNode;
}

const uses: readonly UseCase[] = [
  {
    title: 'Content creation',
    text: 'Posts, product texts, newsletters, campaigns. The prompt settles reader, length and order, and says what must not appear. You get a draft you can edit instead of one you throw away.',
    sheet: (
      <>
        <p>Write a product description for our oak desk, 140 cm.</p>
        <p>
          <ins>3 to 5 bullets, each a benefit with the feature that brings it</ins>
        </p>
        <p>
          <ins>No figure, award or review appears that was not given</ins>
        </p>
        <p>
          <ins>80 to 150 words</ins>
        </p>
      </>
    ),
  },
  {
    title: 'Daily AI chat',
    text: 'Mails, summaries, plans, questions. Ten words are enough. The small talk goes, the task moves to the first line, and the answer gets a length and a shape.',
    sheet: (
      <>
        <p>
          <del>can you maybe</del> <ins>W</ins>rite a reply to a customer whose parcel came late.
        </p>
        <p>
          <ins>The point first, then at most one detail that only this reader knows</ins>
        </p>
        <p>
          <ins>20 to 60 words</ins>
        </p>
        <p>
          <ins>Return the reply only.</ins>
        </p>
      </>
    ),
  },
  {
    title: 'Code generation',
    text: 'Pages, apps, APIs and components for coding tools. The prompt lists what to build first, what can wait, and the checks a reviewer would run.',
    sheet: (
      <>
        <p>Make me a booking site for our two holiday cottages.</p>
        <p>
          <ins>
            When the last place is booked twice at the same moment, then one booking succeeds and the other
            person is told
          </ins>
        </p>
        <p>
          <ins>Not now: payments, reminders, several locations.</ins>
        </p>
      </>
    ),
  },
];

/** Three uses, each beside a sheet with the marks that it comes down to. */
export const UseCases = () => (
  <ul className="use-cases">
    {uses.map(({ title, text, sheet }) => (
      <li key={title}>
        <div>
          <h3 className="display text-20 sm:text-28">{title}</h3>
          <p className="mt-4 max-w-[44ch] text-16 text-body">{text}</p>
        </div>
        <div className="sheet">{sheet}</div>
      </li>
    ))}
  </ul>
);
