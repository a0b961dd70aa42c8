import { Link } from '@tanstack/react-router';

/** On every screen of a suspended person: what that means, and where it says why. */
export const SuspensionNotice = () => (
  <section aria-label="Suspension" className="notice-strip is-bad">
    <output>
      Your account is suspended. You can read and export everything; writing, saving and sharing are off.
    </output>
    <Link to="/account" className="text-link">
      See the reason and how to contact us
    </Link>
  </section>
);
