import { useState } from 'react';
import { FilterPanel } from '../../../shared/filters/filter-panel.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { DayField } from './day-field.tsx';
import { logColumns } from './log-columns.ts';

/** The part of a search that both logs have; days are in universal time, both within. */
export interface LogSearch {
  who?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

export interface LogFiltersProps<Search extends LogSearch> {
  search: Search;
  onSearch: (search: Search) => void;
  /** The fields of words, each with its label; the second stands behind what was done. */
  words: readonly { name: 'who' | ('whom' & keyof Search); label: string; placeholder: string }[];
  what: {
    options: readonly { value: string; label: string }[];
    value: string;
    onChoose: (value: string) => void;
  };
}

const dayMs = 86_400_000;
const range = 'range';
/** Days back from today, today within. */
const spans = [
  { value: '', label: 'Any time' },
  { value: '0', label: 'Today' },
  { value: '6', label: 'Last week' },
  { value: '29', label: 'Last month' },
  { value: range, label: 'Date range' },
] as const;
const dayBefore = (days: string) => new Date(Date.now() - Number(days) * dayMs).toISOString().slice(0, 10);

/** When, who, what and whom, each above its column, which it names. */
export function LogFilters<Search extends LogSearch & { whom?: string | undefined }>({
  search,
  onSearch,
  words,
  what,
}: LogFiltersProps<Search>) {
  const [span, setSpan] = useState('');
  const set = (change: Partial<LogSearch & { whom: string | undefined }>) =>
    onSearch({ ...search, ...change });
  const count = [...words.map(({ name }) => search[name]), what.value, search.from ?? search.to].filter(
    Boolean,
  ).length;
  const [who, ...others] = words.map(({ name, label, placeholder }) => (
    <TextField
      key={name}
      label={label}
      type="search"
      placeholder={placeholder}
      autoComplete="off"
      maxLength={200}
      value={search[name] ?? ''}
      onChange={(event) => set({ [name]: event.target.value || undefined })}
    />
  ));
  return (
    <FilterPanel label="Filters" look="row" columns={logColumns} count={count}>
      <SelectField
        label="When (UTC)"
        value={span}
        options={spans}
        onChoose={(value) => {
          setSpan(value);
          set({ from: value === range || value === '' ? undefined : dayBefore(value), to: undefined });
        }}
      />
      {who}
      <SelectField label="What" {...what} />
      {others}
      {span === range && (
        <div className="col-span-full grid grid-cols-subgrid">
          <DayField label="From" day={search.from} onDay={(from) => set({ from })} />
          <DayField label="To" day={search.to} onDay={(to) => set({ to })} />
        </div>
      )}
    </FilterPanel>
  );
}
