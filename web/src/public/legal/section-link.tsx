/** Leads to a section of the page by its title. */
export const SectionLink = ({ to, children }: { to: string; children: string }) => (
  <a href={`#${to}`} className="text-link">
    {children}
  </a>
);
