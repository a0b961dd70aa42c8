import { Button } from '../../../ui/button.tsx';

interface ListHeadProps {
  isFiltered: boolean;
  isPicking: boolean;
  onPick: (isPicking: boolean) => void;
}

/** What the list shows, and the way to choose some of it. */
export const ListHead = ({ isFiltered, isPicking, onPick }: ListHeadProps) => (
  <div className="rows-head">
    <h2>{isFiltered ? 'Prompts found' : 'All prompts'}</h2>
    <Button look="link" size="text" className="pointer-coarse:min-h-11" onClick={() => onPick(!isPicking)}>
      {isPicking ? 'Done' : 'Select'}
    </Button>
  </div>
);
