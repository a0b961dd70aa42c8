import { useQuery } from '@tanstack/react-query';
import type { Folder } from '@whetstone/contract';
import { promptFacetsQuery } from '../../lib/api/prompts.ts';
import { FacetList } from '../../shared/filters/facet-list.tsx';
import { FilterPanel } from '../../shared/filters/filter-panel.tsx';
import { SearchField } from '../../shared/filters/search-field.tsx';
import { TagChips } from '../../shared/filters/tag-chips.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { FolderList } from './folders/folder-list.tsx';
import { ViewList } from './views/view-list.tsx';
import { countFilters, type LibrarySearch, noFilters, promptSorts } from './library-search.ts';

interface LibraryFiltersProps {
  filters: LibrarySearch;
  folders: readonly Folder[];
  onFilter: (change: LibrarySearch) => void;
}

const viewNames = { favorites: 'Favorites', bin: 'Trash' } as const;
const shownTags = 12;

const shownOf = (filters: LibrarySearch): string | undefined => {
  if (filters.view) return viewNames[filters.view];
  return countFilters(filters) === 0 ? 'All prompts' : undefined;
};

export function LibraryFilters({ filters, folders, onFilter }: LibraryFiltersProps) {
  const { data: facets } = useQuery(promptFacetsQuery);
  const { tag } = filters;
  const used = (facets?.tags ?? []).slice(0, shownTags).map(({ name }) => name);
  const count = countFilters(filters);
  const filter = (change: LibrarySearch) => onFilter({ view: undefined, ...change });
  return (
    <FilterPanel
      label="My Library"
      count={count}
      top={
        facets?.total !== 0 && (
          <>
            <SearchField
              label="Search your prompts"
              placeholder="Search, or tag:seo"
              search={filters.search ?? ''}
              onSearch={(search) => filter({ search })}
            />
            {!filters.view && (
              <SelectField
                label="Sort"
                isLabelHidden
                value={filters.sort ?? 'created_at'}
                options={promptSorts}
                onChoose={(value) => {
                  const sort = promptSorts.find((one) => one.value === value)?.value;
                  filter({ sort: sort === 'created_at' ? undefined : sort });
                }}
              />
            )}
          </>
        )
      }
    >
      <FacetList
        title="Show"
        facets={[
          { name: 'All prompts', count: facets?.total },
          { name: viewNames.favorites, count: facets?.favorites },
          { name: viewNames.bin, count: facets?.binned },
        ]}
        chosen={shownOf(filters)}
        onChoose={(name) =>
          onFilter({
            ...noFilters,
            view: name === viewNames.favorites ? 'favorites' : name === viewNames.bin ? 'bin' : undefined,
          })
        }
      />
      <ViewList filters={filters} onFilter={onFilter} />
      <FolderList folders={folders} chosen={filters.folder} onChoose={(folder) => filter({ folder })} />
      <FacetList
        title="Categories"
        facets={facets?.categories ?? []}
        chosen={filters.category}
        onChoose={(category) => filter({ category })}
      />
      <TagChips
        title="Tags"
        tags={tag && !used.includes(tag) ? [tag, ...used] : used}
        chosen={tag ? [tag] : []}
        onToggle={(name) => filter({ tag: name === tag ? undefined : name })}
      />
      {count > 0 && (
        <Button size="small" className="self-start" onClick={() => onFilter(noFilters)}>
          Clear All
        </Button>
      )}
    </FilterPanel>
  );
}
