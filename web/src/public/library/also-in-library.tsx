import type { LibraryCard } from '@whetstone/contract';
import { PromptList } from '../parts/prompt-list.tsx';

/** What else there is to read where a list is empty. */
export const AlsoInLibrary = ({ prompts }: { prompts: readonly LibraryCard[] }) =>
  prompts.length > 0 && (
    <section aria-labelledby="also" className="pt-12">
      <h2 id="also" className="pb-2 text-14 font-medium">
        Also in the library
      </h2>
      <PromptList prompts={prompts} heading="h3" />
    </section>
  );
