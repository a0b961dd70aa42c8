import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';

export interface FilterPanelProps {
  label: string;
  /** Always in view. */
  top?: ReactNode;
  /** Folded away behind a button where the window is narrow. */
  children: ReactNode;
  /** How many filters are on, told on the button. */
  count: number;
  look?: keyof typeof looks;
  /** Of a row of them, where it has room. */
  columns?: string;
}

const looks = {
  column: {
    panel:
      'filters-above grid min-w-0 grid-cols-[minmax(0,1fr)_auto] gap-3 sm:grid-cols-[minmax(0,1fr)_12rem_auto] lg:flex lg:flex-col',
    button: 'lg:hidden',
    filters: 'col-span-full flex flex-col gap-6 lg:mt-2',
    folded: 'max-lg:hidden',
  },
  row: {
    panel: 'flex flex-col items-start gap-4',
    button: 'sm:hidden',
    filters: 'grid w-full grid-cols-2 items-start gap-y-6 max-lg:gap-x-4',
    folded: 'max-sm:hidden',
  },
} as const;

/** The column of filters beside a list, above it in a narrow window; or a row of them above it. */
export function FilterPanel({
  label,
  top,
  children,
  count,
  look = 'column',
  columns = '',
}: FilterPanelProps) {
  const classes = looks[look];
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <search aria-label={label} className={classes.panel}>
      {top}
      <Button
        className={classes.button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Hide filters' : 'Filters'}
        {count > 0 && <span className="tabular">({count})</span>}
      </Button>
      <div id={id} className={`${classes.filters} ${columns} ${isOpen ? '' : classes.folded}`}>
        {children}
      </div>
    </search>
  );
}
