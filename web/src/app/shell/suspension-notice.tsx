import { Link } from '@tanstack/react-router';

/** On every screen of a suspended person: what that means, and where it says why. */
export const SuspensionNotice = () => (
  <section
    aria-label="Suspension"
    className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-bad px-4 py-2 text-13 sm:px-7"
  >
    <output className="text-ink">
      Your account is suspended. You can read and export everything; writing, saving and sharing are off.
    </output>
    <Link to="/account" className="text-link">
      See the reason and how to contact us
    </Link>
  </section>
);
