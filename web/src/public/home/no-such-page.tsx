import { NoteNumber } from '../../ui/manuscript/note-number.tsx';
import { BySession } from '../parts/by-session.tsx';

/** Above the home page where an address leads nowhere: the address struck, what stands instead, why, and the ways on. */
export const NoSuchPage = ({ path }: { path: string }) => (
  <aside aria-label="Page not found" className="no-such-page">
    <p className="display text-20 sm:text-28">
      <del className="mark-removed wrap-anywhere">{path}</del> <ins className="mark-added">the home page</ins>
      <NoteNumber number={1} />
    </p>
    <p className="flex">
      <span className="w-6 flex-none font-semibold text-mark">1</span>
      <span>Page not found. There is nothing at this address, so here is the home page.</span>
    </p>
    <p>
      <span className="mr-4">Or go to</span>
      <a href="/library" className="text-link">
        Library
      </a>
      <a href="/help" className="text-link">
        Help
      </a>
      <BySession
        visitor={undefined}
        person={
          <a href="/dashboard" className="text-link">
            Dashboard
          </a>
        }
      />
    </p>
  </aside>
);
