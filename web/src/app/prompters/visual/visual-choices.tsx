import { imageStyles, mediaIds, qualities, videoStyles } from '@whetstone/engine/catalogue';
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

const stylesOf = { image: imageStyles, video: videoStyles } as const;
const mediaNames = { image: 'Image', video: 'Video' } as const;
export const mediaOptions = mediaIds.map((id) => ({ value: id, label: mediaNames[id] }));

/** What is chosen, on one line. */
export const visualInWords = ({ media, styles, quality }: VisualDraft): string =>
  [
    mediaNames[media],
    qualities.find(({ id }) => id === quality)?.name.toLowerCase(),
    stylesOf[media].find(({ id }) => id === styles[media])?.name.toLowerCase() ?? 'no style',
  ].join(', ');

/** Style and quality level. */
export function VisualChoices({ draft: { media, styles, quality }, onEdit }: VisualChoicesProps) {
  const list = stylesOf[media];
  const style = list.find(({ id }) => id === styles[media]);
  const choose = (id: string) => {
    const chosen = list.find((each) => each.id === id)?.id ?? '';
    onEdit({ styles: { ...styles, [media]: chosen } });
  };
  return (
    <>
      <div className="flex flex-col gap-2">
        <div className="flex min-h-5 items-center gap-4 text-13 pointer-coarse:min-h-7">
          <p aria-hidden="true" className="font-medium text-ink">
            Style (optional)
          </p>
          {/* Its place is kept, so that nothing moves when a style is chosen. */}
          <button
            type="button"
            disabled={!style}
            className={buttonClasses(
              'link',
              'text',
              'act-framed -my-3 ml-auto pointer-coarse:-my-2 pointer-coarse:mr-0 pointer-coarse:px-3 disabled:invisible',
            )}
            onClick={() => choose('')}
          >
            No style
          </button>
        </div>
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
      </div>
      <div className="flex flex-col gap-2">
        <SegmentedControl
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
