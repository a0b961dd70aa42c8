export interface CaptureProps {
  /** Its files are `web/public/captures/NAME-light.webp` and `-dark.webp`, taken by `npm run captures`. */
  name: string;
  /** As captured, in CSS pixels. */
  height: number;
  alt: string;
  /** What the numbers in it stand at, in their order; what is to be seen, where it has none of ours. */
  says: string | readonly string[];
}

/** A part of the product as it is, with its notes beside it; loaded when it comes into view. */
export const Capture = ({ name, height, alt, says }: CaptureProps) => (
  <figure className="capture">
    {(['light', 'dark'] as const).map((theme) => (
      <img
        key={theme}
        src={`/captures/${name}-${theme}.webp`}
        alt={alt}
        width={390}
        height={height}
        loading="lazy"
        className={`${theme}-only`}
      />
    ))}
    <figcaption>
      {typeof says === 'string' ? (
        says
      ) : (
        <ol>
          {says.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ol>
      )}
    </figcaption>
  </figure>
);
