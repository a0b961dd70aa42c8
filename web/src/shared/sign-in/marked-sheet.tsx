/** What the product does, as a picture beside the form: a goal in ink, what was chosen underlined, its reason below. */
export const MarkedSheet = () => (
  <div
    aria-hidden="true"
    className="absolute inset-y-0 left-0 flex w-80 flex-col justify-between gap-8 border-r border-hairline bg-surface p-8 max-lg:hidden"
  >
    <p className="display text-28 text-balance text-ink">Say it plainly. Choose the rest.</p>
    <div className="font-mono text-14 leading-7 text-ink">
      <p>Write to our customers: prices go up on 1 February.</p>
      {chosen.map(({ line }, at) => (
        <p key={line} className="mt-3">
          <span className="underline decoration-mark decoration-2 underline-offset-4">{line}</span>
          <Number at={at} />
        </p>
      ))}
    </div>
    <ol className="flex flex-col gap-1 text-13 text-body">
      {chosen.map(({ line, press }, at) => (
        <li key={line} className="flex gap-2">
          <Number at={at} />
          {press}
        </li>
      ))}
    </ol>
  </div>
);

const chosen = [
  { line: 'Give the reason: our own costs rose.', press: 'Why are prices going up?' },
  { line: 'Offer today’s prices until 31 January.', press: 'What can you offer them?' },
] as const;

const Number = ({ at }: { at: number }) => (
  <span className="pl-1 font-sans text-12 font-semibold text-mark">{at + 1}</span>
);
