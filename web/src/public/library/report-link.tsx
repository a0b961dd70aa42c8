/** At the end of a page that someone made: its report, which the app takes. */
export const ReportLink = ({ href, children }: { href: string; children: string }) => (
  <p className="mt-8">
    <a
      href={href}
      rel="nofollow"
      className="inline-flex min-h-11 items-center text-13 text-mute hover:text-ink"
    >
      {children}
    </a>
  </p>
);
