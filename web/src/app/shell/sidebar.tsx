import { Wordmark } from '../../ui/wordmark.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import { type Person, PersonCard } from './person-card.tsx';

export function Sidebar(person: Person) {
  return (
    <aside className="sticky top-0 hidden h-dvh flex-col border-r border-hairline bg-surface p-3 lg:flex">
      <a href="/" aria-label="Whetstone, home" className="mb-4 flex h-8 items-center self-start px-3">
        <Wordmark />
      </a>
      <nav aria-label="Main" className="menu-words">
        <NavigationLinks isAdmin={person.isAdmin} />
      </nav>
      <div className="mt-auto pl-3">
        <PersonCard {...person} />
      </div>
    </aside>
  );
}
