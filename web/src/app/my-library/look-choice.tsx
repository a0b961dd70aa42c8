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
  <div className="pointer-fine:[&_label]:h-8">
    <SegmentedControl
      label="Show prompts as"
      isLabelHidden
      options={looks}
      value={look}
      onChoose={onChoose}
    />
  </div>
);
