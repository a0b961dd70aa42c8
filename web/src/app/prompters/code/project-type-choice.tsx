import { type ProjectTypeId, projectTypes } from '@whetstone/engine/catalogue';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';

interface ProjectTypeChoiceProps {
  value: ProjectTypeId;
  onChoose: (value: ProjectTypeId) => void;
}

const options = projectTypes.map(({ id, name }) => ({ value: id, label: name }));

/** What is to be built, one of six in two rows, and what the chosen one means. */
export const ProjectTypeChoice = ({ value, onChoose }: ProjectTypeChoiceProps) => (
  <div className="flex flex-col gap-2 [&_fieldset>div]:grid-flow-row [&_fieldset>div]:grid-cols-3">
    <SegmentedControl
      label="Project type"
      options={options}
      value={value}
      onChoose={onChoose}
      describedBy="project-type-about"
    />
    <p id="project-type-about" className="text-13 text-mute">
      {projectTypes.find(({ id }) => id === value)?.description}.
    </p>
  </div>
);
