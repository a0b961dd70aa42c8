import { sessionKey } from '../src/config/storage-keys.ts';
import { themeColors, themeKey } from '../src/config/theme.ts';
import type { Dataset } from '../src/shared/island-data/data.ts';
import type { DocumentData } from '../src/shared/island-data/site.ts';

const session: keyof Dataset<DocumentData> = 'session';
const kept: DocumentData['data-session'] = 'kept';

/**
 * Runs in the head before the first paint, as a classic script without imports: the chosen theme, and whether
 * this browser holds a session (the header's two faces). Storage can be forbidden; the defaults then stand.
 */
export const bootScript = `(() => {
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem(${JSON.stringify(themeKey)});
    const colors = ${JSON.stringify(themeColors)};
    if (theme in colors) {
      root.dataset.theme = theme;
      for (const meta of document.querySelectorAll('meta[name=theme-color]')) meta.content = colors[theme];
    }
    if (localStorage.getItem(${JSON.stringify(sessionKey)})) root.dataset.${session} = '${kept}';
  } catch {}
})();
`;
