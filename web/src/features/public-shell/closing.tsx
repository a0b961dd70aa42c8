import { planOf } from '@whetstone/contract/plans';
import { StartFree } from './start-free.tsx';

/** Closes a page with the one thing to do next. */
export function Closing({ title, label }: { title: string; label?: string }) {
  return (
    <section className="border-t border-hairline">
      <div className="mx-auto flex max-w-[1200px] flex-wrap items-center justify-between gap-8 px-4 py-16 sm:px-6">
        <h2 className="display max-w-[24ch] text-28 sm:text-44">{title}</h2>
        <div className="flex flex-wrap items-center gap-4">
          <StartFree label={label} />
          <span className="text-13 text-mute signed-in:hidden">
            {planOf('free').monthlyPrompts} prompts a month, no card.
          </span>
        </div>
      </div>
    </section>
  );
}
