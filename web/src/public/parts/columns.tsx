import type { Entry } from './entries.tsx';

/** Entries side by side, three to a row where there is room: for what is read across and not one after the other. */
export const Columns = ({ entries }: { entries: readonly Entry[] }) => (
  <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-12">
    {entries.map(({ id, title, text, note }) => (
      <li key={id ?? title} className="border-t border-ink pt-4">
        <h3 className="display text-20 sm:text-28">{title}</h3>
        <p className="mt-3 max-w-[40ch] text-16 text-body">{text}</p>
        {note !== undefined && <p className="mt-3 text-13 text-mute">{note}</p>}
      </li>
    ))}
  </ul>
);
