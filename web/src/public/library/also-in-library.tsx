import type { LibraryCard } from '@whetstone/contract';
import { PromptList } from '../parts/prompt-list.tsx';

export interface AlsoInLibraryProps {
  prompts: readonly LibraryCard[];
  /** The list above names tags where others name categories. */
  isOneCategory?: boolean;
}

/** What else there is to read where a list is empty. */
export const AlsoInLibrary = ({ prompts, isOneCategory = false }: AlsoInLibraryProps) =>
  prompts.length > 0 && (
    <section aria-labelledby="also" className="pt-12">
      <h2 id="also" className="text-14 leading-9! font-medium lg:-mb-9">
        Also in the library
      </h2>
      <PromptList prompts={prompts} heading="h3" isOneCategory={isOneCategory} />
    </section>
  );
