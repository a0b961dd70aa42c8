import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { similarPromptsQuery } from '../../lib/api/library.ts';

/** Prompts that share the most with the opened one; nothing where they cannot be read. */
export function MoreLikeThis({ id }: { id: string }) {
  const { data } = useQuery(similarPromptsQuery(id));
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="more-like-this">
      <h3 id="more-like-this" className="pb-2 text-14 font-medium">
        More like this
      </h3>
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {data.items.map((prompt) => (
          <li key={prompt.id} className="min-w-0 border-t border-hairline">
            <Link
              from="/prompt-library"
              to="/prompt-library"
              search={(before) => ({ ...before, prompt: prompt.id })}
              resetScroll={false}
              className="flex min-h-10 items-center gap-x-3 text-14 max-sm:flex-col max-sm:items-stretch max-sm:py-2 hover:text-mark pointer-coarse:min-h-11"
            >
              <span dir="auto" className="min-w-0 flex-1 truncate">
                {prompt.title}
              </span>
              <span className="flex-none text-12 text-mute">{prompt.category}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
