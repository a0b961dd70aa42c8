import { buttonClasses } from '../../ui/button-classes.ts';
import type { LibraryAddress } from './library-address.ts';

/** Searches what the other filters leave; a form, so it works without a script. */
export const SearchForm = ({ address }: { address: LibraryAddress }) => (
  <search className="min-w-0 max-sm:flex-1">
    <form action="/library" className="flex gap-2 sm:w-80">
      <input
        type="search"
        name="search"
        defaultValue={address.search}
        maxLength={200}
        aria-label="Search the library"
        placeholder="Search prompts"
        className="field h-10 min-w-0 px-3 text-16 pointer-coarse:h-11 sm:text-14"
      />
      {address.category && <input type="hidden" name="category" value={address.category} />}
      {address.tags.map((tag) => (
        <input key={tag} type="hidden" name="tag" value={tag} />
      ))}
      {address.sort !== 'votes' && <input type="hidden" name="sort" value={address.sort} />}
      <button type="submit" className={buttonClasses()}>
        Search
      </button>
    </form>
  </search>
);
