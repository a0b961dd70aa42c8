import { imageStyles, qualities, videoStyles } from '@whetstone/engine/catalogue';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { VisualDraft } from './visual-draft.ts';

interface VisualChoicesProps {
  draft: VisualDraft;
  onEdit: (values: Partial<Pick<VisualDraft, 'styles' | 'quality'>>) => void;
}

const qualityOptions = qualities.map(({ id, name, multiplier }) => ({
  value: id,
  label: (
    <span className="text-center max-sm:leading-4">
      {name} <span className="tabular font-normal text-mute max-sm:block">×{multiplier}</span>
    </span>
  ),
}));

/** Style and quality level. */
export function VisualChoices({ draft: { media, styles, quality }, onEdit }: VisualChoicesProps) {
  const list = media === 'image' ? imageStyles : videoStyles;
  const style = list.find(({ id }) => id === styles[media]);
  return (
    <>
      <div className="flex flex-col gap-2">
        <SelectField
          label="Style (optional)"
          value={styles[media]}
          aria-describedby="style-about"
          options={[
            { value: '', label: 'No style added' },
            ...list.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChoose={(value) => {
            const chosen = list.find(({ id }) => id === value)?.id ?? '';
            onEdit({ styles: { ...styles, [media]: chosen } });
          }}
        />
        <p id="style-about" className="min-h-5 text-13 text-mute">
          {style ? (
            <>
              <span className="text-body">{style.description}.</span> {style.tags.join(', ')}
            </>
          ) : (
            'Any style you describe yourself is kept either way.'
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
        <p id="quality-about" className="text-13 text-mute">
          How much detail we add where your words leave room. Every level counts as one prompt.
        </p>
      </div>
    </>
  );
}
