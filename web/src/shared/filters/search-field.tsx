import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isSingleKey } from '../../lib/single-keys.ts';
import { CloseIcon, SearchIcon } from '../../ui/icons/icons.tsx';
import { useShortcut } from '../../ui/use-shortcut.ts';

export interface SearchFieldProps {
  label: string;
  placeholder: string;
  search: string;
  onSearch: (search: string | undefined) => void;
}

const typingPauseMs = 250;

/** Searches once the typing pauses; a search that comes from the address replaces what stands here. */
export function SearchField({ label, placeholder, search, onSearch }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  if (search !== known) {
    setKnown(search);
    if (search !== typed.trim()) setTyped(search);
  }
  const send = useEffectEvent(() => onSearch(typed.trim() || undefined));
  useEffect(() => {
    if (typed.trim() === search) return;
    const timer = setTimeout(() => send(), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed, search]);
  useShortcut(
    (event) => isSingleKey(event, '/'),
    () => {
      field.current?.focus();
      field.current?.select();
    },
  );
  return (
    <div className="relative">
      <SearchIcon className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-mute" />
      <input
        ref={field}
        type="search"
        aria-keyshortcuts="/"
        aria-label={label}
        placeholder={placeholder}
        value={typed}
        maxLength={200}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) =>
          event.key === 'Enter' && typed.trim() !== search && onSearch(typed.trim() || undefined)
        }
        className="field h-10 pr-9 pl-9 text-14 pointer-coarse:h-11 [&::-webkit-search-cancel-button]:hidden"
      />
      {typed !== '' && (
        <button
          type="button"
          aria-label="Clear search"
          onClick={() => {
            setTyped('');
            onSearch(undefined);
            field.current?.focus();
          }}
          className="absolute inset-y-0 right-0 flex w-9 items-center justify-center rounded-control text-mute -outline-offset-2 hover:text-ink pointer-coarse:w-11"
        >
          <CloseIcon />
        </button>
      )}
    </div>
  );
}
