import type { QualityId } from '@whetstone/engine/catalogue';
import { useId } from 'react';
import { StyleThumbnail, type StyleThumbnailProps } from '../../../ui/thumbnails/style-thumbnail.tsx';

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
            <StyleThumbnail style={style.id} />
            {style.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What a level adds where the person's words leave room. */
const qualityWords: Readonly<Record<QualityId, string>> = {
  standard: 'Adds setting, camera angle, lighting and technique where your words leave room.',
  high: 'Also adds the moment, details of the subject and its surroundings where your words leave room.',
  ultra: 'Also adds surfaces, colors and finish: as much detail as your words leave room for.',
};

/** What the chosen level does. */
export const QualityAbout = ({ quality }: { quality: QualityId }) =>
  `${qualityWords[quality]} Every level counts as one prompt.`;
