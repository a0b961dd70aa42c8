import { lazy, Suspense, useId } from 'react';
import type { StyleThumbnailProps } from '../../../ui/thumbnails/style-thumbnail.tsx';

// Asked for as soon as the screen is there, so that no tile stands empty for long.
const drawings = import('../../../ui/thumbnails/style-thumbnail.tsx');
const StyleThumbnail = lazy(async () => ({ default: (await drawings).StyleThumbnail }));

interface StyleChoiceProps {
  /** The id of the words that tell of the chosen style. */
  describedBy: string;
  styles: readonly { id: StyleThumbnailProps['style']; name: string }[];
  /** The empty text where none is chosen. */
  value: StyleThumbnailProps['style'] | '';
  onChoose: (style: StyleThumbnailProps['style'] | '') => void;
}

/** The styles, each with its drawing; pressing the chosen one leaves the style open again. */
export function StyleChoice({ describedBy, styles, value, onChoose }: StyleChoiceProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={describedBy}>
      <legend className="sr-only">Style (optional)</legend>
      <div className="styles">
        {styles.map((style) => (
          <label key={style.id} className="style">
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={style.id === value}
              onChange={() => onChoose(style.id)}
              onClick={() => style.id === value && onChoose('')}
            />
            <Suspense fallback={<span className="size-18" />}>
              <StyleThumbnail style={style.id} />
            </Suspense>
            {style.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
