export interface CaptureProps {
  /** Its files are `web/public/captures/NAME-light.webp`, `-dark.webp` and both with `-2x`, taken by `npm run captures`. */
  name: string;
  /** As captured, in CSS pixels; as wide as a phone unless it says otherwise. */
  width?: number;
  height: number;
  alt: string;
  /** What the numbers in it stand at, in their order; what is to be seen, where it has none of ours. */
  says: string | readonly string[];
}

/** A part of the product as it is, with its notes beside it; loaded when it comes into view. */
export const Capture = ({ name, width = 390, height, alt, says }: CaptureProps) => (
  <figure className="capture">
    {(['light', 'dark'] as const).map((theme) => (
      <img
        key={theme}
        src={`/captures/${name}-${theme}.webp`}
        srcSet={`/captures/${name}-${theme}-2x.webp 2x`}
        alt={alt}
        width={width}
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
