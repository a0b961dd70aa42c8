import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../lib/page-head.ts';
import { FeaturesPage } from '../../public/features/features-page.tsx';

export const Route = createFileRoute('/_public/features')({
  head: () =>
    pageHead({
      path: '/features',
      image: 'features',
      title: 'Features: what Whetstone does to your words',
      description:
        'Six engines and six tools for work that repeats: content, visual and code prompts, enhancement, a linter and a token count, each addition with its reason.',
    }),
  component: FeaturesPage,
});
