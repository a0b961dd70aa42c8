import type { LibraryFacets } from '@whetstone/contract';
import { FacetList } from '../../shared/filters/facet-list.tsx';
import { FilterPanel } from '../../shared/filters/filter-panel.tsx';
import { SearchField } from '../../shared/filters/search-field.tsx';
import { TagChips } from '../../shared/filters/tag-chips.tsx';
import {
  countFilters,
  librarySorts,
  type LibrarySearch,
  noFilters,
  toggleTag,
} from '../../shared/library-cards/library-search.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';

export interface LibraryFiltersProps {
  search: LibrarySearch;
  facets: LibraryFacets | undefined;
  onFilter: (change: LibrarySearch) => void;
}

export function LibraryFilters({ search, facets, onFilter }: LibraryFiltersProps) {
  const count = countFilters({ ...search, search: undefined });
  const popular = facets?.tags.map(({ name }) => name) ?? [];
  const tags = [...popular, ...(search.tags ?? []).filter((tag) => !popular.includes(tag))];
  return (
    <FilterPanel
      label="Prompt Library"
      count={count}
      top={
        <>
          <SearchField
            label="Search the library"
            placeholder="Search prompts"
            search={search.search ?? ''}
            onSearch={(text) => onFilter({ search: text })}
          />
          <SelectField
            label="Sort"
            isLabelHidden
            value={search.sort ?? 'votes'}
            options={librarySorts}
            onChoose={(value) =>
              onFilter({
                sort:
                  value === 'votes' ? undefined : librarySorts.find((sort) => sort.value === value)?.value,
              })
            }
          />
        </>
      }
    >
      <FacetList
        title="Show"
        facets={[
          { name: 'All prompts', count: facets?.total },
          { name: 'Favorites', count: facets?.favorites },
        ]}
        chosen={search.favorites ? 'Favorites' : 'All prompts'}
        onChoose={(name) => onFilter({ favorites: name === 'Favorites' ? true : undefined })}
      />
      <FacetList
        title="Categories"
        facets={facets?.categories ?? []}
        chosen={search.category}
        all="categories"
        onChoose={(category) => onFilter({ category })}
      />
      <TagChips
        title="Popular tags"
        tags={tags}
        chosen={search.tags ?? []}
        onToggle={(tag) => onFilter(toggleTag(search, tag))}
      />
      {count > 0 && (
        <Button size="small" className="self-start" onClick={() => onFilter(noFilters)}>
          Clear All
        </Button>
      )}
    </FilterPanel>
  );
}
