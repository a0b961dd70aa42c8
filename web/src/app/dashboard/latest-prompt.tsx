import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { promptQuery } from '../../lib/api/prompts.ts';
import { Beginning } from '../../shared/library-cards/beginning.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { MessageBox } from '../../ui/message-box.tsx';

/** The prompt that was worked on last: how it begins, its blanks marked, to copy or to go on with. */
export function LatestPrompt({ id, title }: { id: string; title: string }) {
  const prompt = useQuery(promptQuery(id)).data;
  const [problem, setProblem] = useState<string>();
  return (
    <div className="flex flex-col gap-2 py-2">
      <div className="flex min-h-8 items-center justify-between gap-4">
        <Link
          to="/user-library"
          search={{ edit: id }}
          className="min-w-0 truncate text-14 font-medium text-ink underline-offset-4 hover:underline pointer-coarse:py-3"
        >
          <bdi>{title}</bdi>
        </Link>
        {prompt && <CopyButton size="small" text={prompt.prompt_text} onError={setProblem} of={title} />}
      </div>
      <p dir="auto" className="line-clamp-3 min-h-18 font-mono text-13 leading-6 text-body wrap-anywhere">
        {prompt && <Beginning text={prompt.prompt_text} />}
      </p>
      {problem && <MessageBox look="bad">{problem}</MessageBox>}
    </div>
  );
}
