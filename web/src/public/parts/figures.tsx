export interface Figure {
  figure: string;
  text: string;
}

/** A banner of figures, with where they come from. */
export function Figures({ figures, note }: { figures: readonly Figure[]; note?: string }) {
  return (
    <div>
      <dl className="figures">
        {figures.map(({ figure, text }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {note && <p className="mt-6 text-13 text-mute">{note}</p>}
    </div>
  );
}
