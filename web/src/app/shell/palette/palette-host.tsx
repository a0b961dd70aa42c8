import { Palette } from './palette.tsx';
import { ShortcutSheet } from './shortcut-sheet.tsx';

export interface PaletteHostProps {
  shown: 'palette' | 'shortcuts' | undefined;
  isAdmin: boolean;
  onShow: (shown: 'palette' | 'shortcuts' | undefined) => void;
}

/** The palette or the list of shortcuts; one file to load for both. */
export const PaletteHost = ({ shown, isAdmin, onShow }: PaletteHostProps) =>
  shown === 'palette' ? (
    <Palette isAdmin={isAdmin} onShortcuts={() => onShow('shortcuts')} onClose={() => onShow(undefined)} />
  ) : (
    <ShortcutSheet onClose={() => onShow(undefined)} />
  );
