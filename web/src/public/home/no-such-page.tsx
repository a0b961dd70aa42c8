/** Above the home page where an address leads nowhere: which one, and the ways on. */
export const NoSuchPage = ({ path }: { path: string }) => (
  <aside aria-label="Page not found" className="no-such-page">
    <p>
      <del className="mark-removed wrap-anywhere">{path}</del> There is no page at this address. Here is the
      home page instead.
    </p>
    <p>
      <a href="/library" className="text-link">
        Library
      </a>
      <a href="/help" className="text-link">
        Help
      </a>
      <a href="/dashboard" className="text-link">
        Dashboard
      </a>
    </p>
  </aside>
);
