import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { type LibraryLook, looks } from './library-look.ts';

/** Chooses between a list with a preview and cards. */
export const LookChoice = ({
  look,
  onChoose,
}: {
  look: LibraryLook;
  onChoose: (look: LibraryLook) => void;
}) => (
  <div className="[&_label]:min-h-8">
    <SegmentedControl
      label="Show prompts as"
      isLabelHidden
      look="row"
      options={looks}
      value={look}
      onChoose={onChoose}
    />
  </div>
);
