/** A key as it is drawn on a keyboard. */
export const KeyCap = ({ children }: { children: string }) => <kbd className="key-cap">{children}</kbd>;

/** What the keys do in a list that a field above it steers; none is named where there are none. */
export const ListKeys = ({ act }: { act: string }) => (
  <span className="ml-auto flex items-center gap-1 text-12 text-mute max-sm:hidden">
    <KeyCap>↑</KeyCap>
    <KeyCap>↓</KeyCap>
    <span className="mr-2">move</span>
    <KeyCap>↵</KeyCap>
    <span className="mr-2">{act}</span>
    <KeyCap>Esc</KeyCap>
    close
  </span>
);
