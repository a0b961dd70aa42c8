import { useState } from 'react';
import { nothingSelected } from './selection.ts';

/** What is selected in the list, and whether its rows show their boxes. `shownFilters`: other ones let the selection go. */
export function usePicking(shownFilters: string) {
  const [selection, setSelection] = useState(nothingSelected);
  const [wantsToPick, setWantsToPick] = useState(false);
  const [selectedUnder, setSelectedUnder] = useState(shownFilters);
  if (selectedUnder !== shownFilters) {
    // What is no longer in sight is not acted on unseen.
    setSelectedUnder(shownFilters);
    setSelection(nothingSelected);
  }
  const clear = () => {
    setSelection(nothingSelected);
    setWantsToPick(false);
  };
  return {
    selection,
    setSelection,
    isPicking: wantsToPick || selection.ids.size > 0,
    pick: (isOn: boolean) => (isOn ? setWantsToPick(true) : clear()),
    clear,
  };
}
