import { useState } from 'react';
import { imageStyles, qualities, videoStyles } from '@whetstone/engine/catalogue';
import { buttonClasses } from '../../../ui/button-classes.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { QualityAbout } from './quality-about.tsx';
import { StyleChoice } from './style-choice.tsx';
import type { VisualDraft } from './visual-draft.ts';

interface VisualChoicesProps {
  draft: VisualDraft;
  onEdit: (values: Partial<Pick<VisualDraft, 'styles' | 'quality'>>) => void;
}

const qualityOptions = qualities.map(({ id, name }) => ({ value: id, label: name }));

/** Style and quality level. */
export function VisualChoices({ draft: { media, styles, quality, result }, onEdit }: VisualChoicesProps) {
  const list = media === 'image' ? imageStyles : videoStyles;
  const style = list.find(({ id }) => id === styles[media]);
  // Once there is a prompt the questions count: the drawings make way until asked for.
  const [isChoosing, setIsChoosing] = useState(false);
  const isFolded = result !== null && !isChoosing;
  const choose = (id: string) => {
    const chosen = list.find((each) => each.id === id)?.id ?? '';
    onEdit({ styles: { ...styles, [media]: chosen } });
  };
  return (
    <>
      <div className="flex flex-col gap-2">
        <div className="flex min-h-6 items-center gap-4 text-13">
          <p aria-hidden="true" className={result ? 'text-mute' : 'font-medium text-ink'}>
            Style (optional)
          </p>
          {isFolded && <span className="text-ink">{style?.name ?? 'None'}</span>}
          {/* Its place is kept, so that nothing moves when a style is chosen. */}
          <button
            type="button"
            disabled={isFolded || !style}
            className={buttonClasses('quiet', 'text', 'ml-auto disabled:invisible')}
            onClick={() => choose('')}
          >
            No style
          </button>
          {result && (
            <button
              type="button"
              aria-expanded={isChoosing}
              className={buttonClasses('link', 'text', 'pointer-coarse:min-h-11')}
              onClick={() => setIsChoosing(!isChoosing)}
            >
              {isChoosing ? 'Done' : 'Change style'}
            </button>
          )}
        </div>
        {!isFolded && (
          <>
            <StyleChoice styles={list} value={style?.id ?? ''} onChoose={choose} describedBy="style-about" />
            <p id="style-about" className="min-h-5 text-13 text-mute">
              {style ? (
                <>
                  <span className="text-body">{style.description}.</span> {style.tags.join(', ')}
                </>
              ) : (
                'If you name a style in your own words, we keep that too.'
              )}
            </p>
          </>
        )}
      </div>
      <div className="flex flex-col gap-1">
        <SegmentedControl
          look="row"
          label="Quality Level"
          options={qualityOptions}
          value={quality}
          onChoose={(chosen) => onEdit({ quality: chosen })}
          describedBy="quality-about"
        />
        <p id="quality-about" className="min-h-10 text-13 text-mute">
          <QualityAbout quality={quality} />
        </p>
      </div>
    </>
  );
}
