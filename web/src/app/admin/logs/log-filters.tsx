import { FilterPanel } from '../../../shared/filters/filter-panel.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';

/** The part of a search that both logs have; days are in universal time, both within. */
export interface LogSearch {
  who?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

export interface LogFiltersProps<Search extends LogSearch> {
  search: Search;
  onSearch: (search: Search) => void;
  /** The fields of words, each with its label. */
  words: readonly { name: 'who' | ('whom' & keyof Search); label: string; placeholder: string }[];
  what: {
    options: readonly { value: string; label: string }[];
    value: string;
    onChoose: (value: string) => void;
  };
}

/** Who, whom, what, and between which days. */
export function LogFilters<Search extends LogSearch & { whom?: string | undefined }>({
  search,
  onSearch,
  words,
  what,
}: LogFiltersProps<Search>) {
  const set = (name: keyof LogSearch | 'whom', value: string) =>
    onSearch({ ...search, [name]: value || undefined });
  const count = [...words.map(({ name }) => search[name]), what.value, search.from, search.to].filter(
    Boolean,
  ).length;
  return (
    <FilterPanel label="Filters" look="row" count={count}>
      {words.map(({ name, label, placeholder }) => (
        <div key={name} className="max-lg:col-span-2">
          <TextField
            label={label}
            type="search"
            placeholder={placeholder}
            autoComplete="off"
            maxLength={200}
            value={search[name] ?? ''}
            onChange={(event) => set(name, event.target.value)}
          />
        </div>
      ))}
      <div className="max-lg:col-span-2">
        <SelectField label="What" {...what} />
      </div>
      {/* A browser’s own words in an empty field stand back as a placeholder does. */}
      <div className="contents [&_input[value='']]:text-mute">
        <TextField
          label="From (UTC)"
          type="date"
          max={search.to}
          value={search.from ?? ''}
          onChange={(event) => set('from', event.target.value)}
        />
        <TextField
          label="To (UTC)"
          type="date"
          min={search.from}
          value={search.to ?? ''}
          onChange={(event) => set('to', event.target.value)}
        />
      </div>
    </FilterPanel>
  );
}
