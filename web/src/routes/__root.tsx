import { createRootRoute, HeadContent, Outlet, Scripts, useMatches } from '@tanstack/react-router';
import { appPaths, bootPath, sitePaths } from 'virtual:site-scripts';
import { themeColors } from '../config/theme.ts';
import styles from '../styles/app.css?url';
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
      { rel: 'stylesheet', href: styles },
      { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
    ],
  }),
  component: Document,
});

function Document() {
  const noScript = useMatches().some((match) => match.staticData.noScript);
  const [sitePath, ...siteImports] = sitePaths;
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <HeadContent />
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
        <script src={bootPath} suppressHydrationWarning />
        {(noScript ? siteImports : appPaths).map((path) => (
          <link key={path} rel="modulepreload" href={path} />
        ))}
      </head>
      <body>
        <Outlet />
        {noScript ? <script type="module" src={sitePath} /> : <Scripts />}
      </body>
    </html>
  );
}
