import { useState } from 'react';
import { buttonClasses } from '../../ui/button-classes.ts';
import { CloseIcon, MenuIcon } from '../../ui/icons/icons.tsx';
import { TopBarStatusPlace } from '../../ui/top-bar-status.tsx';
import { useShortcut } from '../../ui/use-shortcut.ts';
import { Wordmark } from '../../ui/wordmark.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import { PaletteDoor } from './palette-door.tsx';
import { type Person, PersonCard } from './person-card.tsx';

export function TopBar(person: Person) {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  useShortcut(
    (event) => isMenuOpen && event.key === 'Escape',
    () => setIsMenuOpen(false),
  );
  return (
    <header className="sticky top-0 z-20 border-b border-hairline bg-canvas">
      <div className="flex h-14 items-center gap-2 px-4 sm:gap-4 sm:px-7">
        <a href="/" aria-label="Whetstone, home" className="py-2 lg:hidden">
          <Wordmark />
        </a>
        <p className="min-w-0 truncate text-13 text-mute max-lg:hidden">Welcome back, {person.email}</p>
        <div className="ml-auto flex items-center gap-4">
          <div className="max-sm:hidden">
            <TopBarStatusPlace />
          </div>
          <PaletteDoor isAdmin={person.isAdmin} />
        </div>
        <button
          type="button"
          aria-expanded={isMenuOpen}
          aria-controls="app-menu"
          onClick={() => setIsMenuOpen(!isMenuOpen)}
          className={buttonClasses('secondary', 'small', 'lg:hidden')}
        >
          {isMenuOpen ? <CloseIcon /> : <MenuIcon />}
          Menu
        </button>
      </div>
      <div
        id="app-menu"
        hidden={!isMenuOpen}
        className="fixed inset-x-0 top-14 bottom-0 flex flex-col overflow-y-auto overscroll-contain border-t border-hairline bg-surface lg:hidden"
      >
        <p className="truncate px-4 py-3 text-13 text-mute">Welcome back, {person.email}</p>
        <nav aria-label="Main, small screen" className="menu-words mb-4">
          <NavigationLinks isAdmin={person.isAdmin} onGo={() => setIsMenuOpen(false)} />
        </nav>
        <div className="mt-auto border-t border-hairline p-4">
          <PersonCard {...person} />
        </div>
      </div>
    </header>
  );
}
