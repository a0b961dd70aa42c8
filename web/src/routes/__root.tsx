import { createRootRoute, HeadContent, Outlet, Scripts, useMatches } from '@tanstack/react-router';
import { appPaths, bootScript, documentCss, sitePaths } from 'virtual:site-scripts';
import { themeColors } from '../config/theme.ts';
import styles from '../styles/app.css?url';
import documentStyles from '../styles/document.css?url';
import geist from '../styles/fonts/geist.woff2?url';
import newsreader from '../styles/fonts/newsreader-display.woff2?url';

const preloadFont = (href: string) => ({
  rel: 'preload',
  href,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
});

export const Route = createRootRoute({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { title: 'Whetstone' },
    ],
    links: [
      preloadFont(geist),
      preloadFont(newsreader),
      { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
    ],
  }),
  component: Document,
});

function Document() {
  const matches = useMatches();
  const noScript = matches.some((match) => match.staticData.noScript);
  const ownCss = documentCss[matches.at(-1)?.routeId ?? ''];
  const [sitePath, ...siteImports] = sitePaths;
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <HeadContent />
        {noScript && ownCss ? (
          // oxlint-disable-next-line react/no-danger -- our own build's style sheet: a page to read waits for nothing else
          <style dangerouslySetInnerHTML={{ __html: ownCss }} />
        ) : (
          <link rel="stylesheet" href={noScript ? documentStyles : styles} />
        )}
        <meta
          name="theme-color"
          content={themeColors.light}
          media="(prefers-color-scheme: light)"
          suppressHydrationWarning
        />
        <meta
          name="theme-color"
          content={themeColors.dark}
          media="(prefers-color-scheme: dark)"
          suppressHydrationWarning
        />
        {/* oxlint-disable-next-line react/no-danger -- our own script, let in by its hash */}
        <script dangerouslySetInnerHTML={{ __html: bootScript }} suppressHydrationWarning />
        {(noScript ? siteImports : appPaths).map((path) => (
          <link key={path} rel="modulepreload" href={path} fetchPriority={noScript ? 'low' : undefined} />
        ))}
      </head>
      <body>
        <Outlet />
        {noScript ? <script type="module" src={sitePath} fetchPriority="low" /> : <Scripts />}
      </body>
    </html>
  );
}
