import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';

export interface FilterPanelProps {
  label: string;
  /** Always in view. */
  top: ReactNode;
  /** Folded away behind a button where the window is narrow. */
  children: ReactNode;
  /** How many filters are on, told on the button. */
  count: number;
}

/** The column of filters beside a list, or above it in a narrow window. */
export function FilterPanel({ label, top, children, count }: FilterPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <search
      aria-label={label}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] gap-3 *:first:col-span-full sm:grid-cols-[minmax(0,1fr)_12rem_auto] sm:*:first:col-span-1 lg:flex lg:flex-col"
    >
      {top}
      <Button
        className="max-sm:nth-2:col-span-full lg:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Hide filters' : 'Filters'}
        {count > 0 && <span className="tabular">({count})</span>}
      </Button>
      <div id={id} className={`col-span-full flex flex-col gap-8 lg:mt-5 ${isOpen ? '' : 'max-lg:hidden'}`}>
        {children}
      </div>
    </search>
  );
}
